export { layOutSections, startAnalytics, startVitals, visitorDetails } from "@courseway/chrome/usable";

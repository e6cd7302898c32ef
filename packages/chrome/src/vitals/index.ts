export { type Beacon, chooseWord, type Figure, type Metric, METRICS, NAVIGATIONS, PARTS } from "./beacon.ts";
export { type BrowserError, ERROR_NAMES, SCRIPT_LOCATION } from "./browser-error.ts";

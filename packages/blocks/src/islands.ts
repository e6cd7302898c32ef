import { lazyIsland } from "@courseway/ui";
import type { IslandList } from "./shared/island/Island.client.tsx";

/** Every island and where its code is, one line each. Loaded with a page's first island, never with a page that has none. */
export const islands: IslandList = {
  Builder: lazyIsland(async () => (await import("./bundle-builder/Builder.client.tsx")).Builder),
  CaptureCard: lazyIsland(async () => (await import("./email-capture/CaptureCard.client.tsx")).CaptureCard),
  CardFilter: lazyIsland(async () => (await import("./product-cards/CardFilter.client.tsx")).CardFilter),
  Carousel: lazyIsland(async () => (await import("./shared/carousel/Carousel.client.tsx")).Carousel),
  DropdownSelect: lazyIsland(async () => (await import("./shared/dropdown/DropdownSelect.client.tsx")).DropdownSelect),
  EmailFormFields: lazyIsland(async () => (await import("./email-form/EmailFormFields.client.tsx")).EmailFormFields),
  Film: lazyIsland(async () => (await import("./shared/video/Film.client.tsx")).Film),
  HelpCenter: lazyIsland(async () => (await import("./gladly-help-center/HelpCenter.client.tsx")).HelpCenter),
  JobFilter: lazyIsland(async () => (await import("./careers/JobFilter.client.tsx")).JobFilter),
  LeadForm: lazyIsland(async () => (await import("./hubspot/LeadForm.client.tsx")).LeadForm),
  Listing: lazyIsland(async () => (await import("./shared/listing/Listing.client.tsx")).Listing),
  Picker: lazyIsland(async () => (await import("./shared/picker/Picker.client.tsx")).Picker),
  Quiz: lazyIsland(async () => (await import("./external-widget/Quiz.client.tsx")).Quiz),
  SignUp: lazyIsland(async () => (await import("./ambassador-invite/SignUp.client.tsx")).SignUp),
  StateAnswer: lazyIsland(async () => (await import("./aarp-faq/StateAnswer.client.tsx")).StateAnswer),
  StateChoice: lazyIsland(async () => (await import("./aarp-faq/StateChoice.client.tsx")).StateChoice),
  StatePrices: lazyIsland(async () => (await import("./aarp-price-selector/StatePrices.client.tsx")).StatePrices),
  StickyBar: lazyIsland(async () => (await import("./offer/StickyBar.client.tsx")).StickyBar),
  StudyPlan: lazyIsland(async () => (await import("./product-builder/StudyPlan.client.tsx")).StudyPlan),
  Tabs: lazyIsland(async () => (await import("./tab-component/Tabs.client.tsx")).Tabs),
  TrustBox: lazyIsland(async () => (await import("./trustpilot/TrustBox.client.tsx")).TrustBox),
};

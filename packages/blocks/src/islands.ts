import { lazyIsland } from "@courseway/ui";
import type { IslandList } from "./shared/island/Island.client.tsx";
import { plainIsland } from "./shared/island/plain-island.client.tsx";

/** Every island and the file with its code, one line each. */
export const islands = {
  Builder: lazyIsland("Builder", async () => (await import("./bundle-builder/Builder.client.tsx")).Builder),
  CaptureCard: lazyIsland(
    "CaptureCard",
    async () => (await import("./email-capture/CaptureCard.client.tsx")).CaptureCard,
  ),
  CardFilter: plainIsland(
    "CardFilter",
    async () => (await import("./product-cards/CardFilter.plain.ts")).followCardFilter,
  ),
  Carousel: plainIsland("Carousel", async () => (await import("./shared/carousel/Carousel.plain.ts")).followCarousel),
  DropdownSelect: plainIsland(
    "DropdownSelect",
    async () => (await import("./shared/dropdown/DropdownSelect.plain.ts")).followDropdown,
  ),
  EmailFormFields: lazyIsland(
    "EmailFormFields",
    async () => (await import("./email-form/EmailFormFields.client.tsx")).EmailFormFields,
    { when: "used" },
  ),
  Film: plainIsland("Film", async () => (await import("./shared/video/Film.plain.ts")).followFilm),
  HelpCenter: lazyIsland(
    "HelpCenter",
    async () => (await import("./gladly-help-center/HelpCenter.client.tsx")).HelpCenter,
  ),
  JobFilter: lazyIsland("JobFilter", async () => (await import("./careers/JobFilter.client.tsx")).JobFilter),
  LaterCountdown: lazyIsland(
    "LaterCountdown",
    async () => (await import("./offer/LaterCountdown.client.tsx")).LaterCountdown,
  ),
  LeadForm: lazyIsland("LeadForm", async () => (await import("./hubspot/LeadForm.client.tsx")).LeadForm),
  Listing: lazyIsland("Listing", async () => (await import("./shared/listing/Listing.client.tsx")).Listing, {
    when: "used",
  }),
  CurrentOffer: lazyIsland("CurrentOffer", async () => (await import("./offer/CurrentOffer.client.tsx")).CurrentOffer, {
    when: "changed",
  }),
  Picker: plainIsland("Picker", async () => (await import("./offer/picker/Picker.plain.ts")).followPicker),
  Quiz: lazyIsland("Quiz", async () => (await import("./external-widget/Quiz.client.tsx")).Quiz),
  SignUp: lazyIsland("SignUp", async () => (await import("./ambassador-invite/SignUp.client.tsx")).SignUp, {
    when: "used",
  }),
  StateAnswer: lazyIsland("StateAnswer", async () => (await import("./aarp-faq/StateAnswer.client.tsx")).StateAnswer),
  StateChoice: lazyIsland("StateChoice", async () => (await import("./aarp-faq/StateChoice.client.tsx")).StateChoice),
  StatePrices: lazyIsland(
    "StatePrices",
    async () => (await import("./aarp-price-selector/StatePrices.client.tsx")).StatePrices,
  ),
  StickyBar: plainIsland("StickyBar", async () => (await import("./offer/StickyBar.plain.ts")).followStickyBar),
  StudyPlan: lazyIsland("StudyPlan", async () => (await import("./product-builder/StudyPlan.client.tsx")).StudyPlan),
  Tabs: plainIsland("Tabs", async () => (await import("./tab-component/Tabs.plain.ts")).followTabs),
  TrustBox: lazyIsland("TrustBox", async () => (await import("./trustpilot/TrustBox.client.tsx")).TrustBox),
} satisfies IslandList;

import { ambassadorCampaigns, type BrandInput, defineBrand } from "@courseway/brand";
import { type EmailCapture, NO_GLOBALS, type Page } from "@courseway/content-client";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { promotions } from "../../promotions/promotions.ts";
import { Overlays } from "../Overlays.tsx";
import { brandInput } from "../../testing/brand.ts";
import { pageOverlays } from "../page-overlays.tsx";

type OverlaysPage = NonNullable<Parameters<typeof pageOverlays>[0]["page"]>;

const BRAND: BrandInput = { ...brandInput, email: { listId: 94171 }, timeZone: "America/Chicago" };

/** A page whose editors set nothing. */
export const PAGE: OverlaysPage = {
  slug: "courses",
  header: {
    hideFooter: false,
    hideNav: false,
    hideStickyBanner: false,
    isNavSticky: false,
    hasInPersonLessons: false,
    pageState: null,
    stickyEmailOverride: null,
    additionalHeaderLogo: null,
  },
  emailCapture: null,
  exitIntent: null,
  adaChatbot: true,
};

/** An email capture that is on, of which its editors set nothing else. */
export const CAPTURE: EmailCapture = {
  showEmailCapture: true,
  coupon: "CAREER20",
  captureTitle: null,
  displayContent: "",
  displayContentAfterSubmit: "",
  buttonLabel: null,
  buttonSize: "default",
  buttonAriaLabel: null,
  saleStart: null,
  saleEnd: null,
  percentage: null,
  countdownDays: null,
};

/** An exit-intent modal that is on, of which its editors set nothing else. */
export const EXIT: NonNullable<Page["exitIntent"]> = {
  titleModal: null,
  contentModal: "",
  imageModal: null,
  imagePlacement: null,
  buttonLabelModal: null,
  buttonLinkModal: null,
  buttonStyleModal: null,
  enabledExitModal: true,
};

/** What stands at the foot of the page, as a browser would tell its height. */
class Sized {
  readonly #tell: () => void;
  constructor(report: () => void) {
    this.#tell = report;
  }
  observe(): void {
    this.#tell();
  }
  disconnect(): void {}
}

/** Nothing of the page is ever seen. */
class Unseen {
  observe(): void {}
  disconnect(): void {}
}

/** How many pieces of confetti fell in this test. */
export const confetti = { pieces: 0 };

/** What jsdom lacks of a page's elements. */
const ELEMENTS: readonly (readonly [object, PropertyDescriptorMap])[] = [
  [
    HTMLElement.prototype,
    {
      offsetHeight: { configurable: true, value: 60 },
      scrollIntoView: { configurable: true, value: () => {} },
      animate: {
        configurable: true,
        value: () => {
          confetti.pieces += 1;
          return { finished: Promise.resolve() };
        },
      },
    },
  ],
  [Document.prototype, { elementsFromPoint: { configurable: true, writable: true, value: () => [] } }],
  [
    HTMLDialogElement.prototype,
    {
      showModal: {
        configurable: true,
        value(this: HTMLDialogElement) {
          this.open = true;
        },
      },
      close: {
        configurable: true,
        value(this: HTMLDialogElement) {
          this.open = false;
          this.dispatchEvent(new Event("close"));
        },
      },
    },
  ],
];

/** As much of a browser as jsdom lacks and what stands over a page relies on, for `beforeEach`. @returns takes it back */
export function giveBrowser(): () => void {
  confetti.pieces = 0;
  const before = ELEMENTS.map(([element, given]) =>
    Object.keys(given).map((name) => [element, name, Object.getOwnPropertyDescriptor(element, name)] as const),
  );
  for (const [element, given] of ELEMENTS) Object.defineProperties(element, given);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("ResizeObserver", Sized);
  vi.stubGlobal("IntersectionObserver", Unseen);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("scrollY", 0);
  return () => {
    cleanup();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, "dataLayer");
    for (const [element, name, own] of before.flat()) {
      Reflect.deleteProperty(element, name);
      if (own) Object.defineProperty(element, name, own);
    }
  };
}

export function scrollTo(y: number): void {
  vi.stubGlobal("scrollY", y);
  act(() => void window.dispatchEvent(new Event("scroll")));
}

/** Loads all of it beforehand, for `beforeAll`, so that no test waits for a file to be compiled. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([
    import("../Chat.plain.ts"),
    import("../EmailCapture.plain.ts"),
    import("../CaptureForm.client.tsx"),
    import("../ExitIntent.client.tsx"),
    import("../AmbassadorModal.client.tsx"),
    import("../start-chat.ts"),
  ]);
}

/** Lets what was asked for come. */
export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 5)));

export const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog");

export interface GivenPage {
  readonly page?: Partial<OverlaysPage>;
  /** The site's email capture. */
  readonly capture?: EmailCapture | null;
  /** The site's graphic promo banner, without dates. */
  readonly promo?: { readonly isOn: boolean };
  readonly brand?: Partial<BrandInput>;
  readonly prepare?: (browser: TestBrowser) => void;
}

const buildPromo = ({ isOn }: NonNullable<GivenPage["promo"]>) => ({
  graphicBannerContent: "<p>Save now</p>",
  image: null,
  imageAlignment: "right" as const,
  promotionStartDateTime: null,
  promotionEndsDateTime: null,
  showHidePromoBanner: isOn,
  backgroundColor: null,
  textColor: null,
});

const nothing = (): void => {};

/** An open page with what stands over it, once it is usable. */
export async function openPage(given: GivenPage) {
  const { page = {}, capture = null, promo, brand: more = {}, prepare = nothing } = given;
  const browser = new TestBrowser();
  prepare(browser);
  const brand = defineBrand({ ...BRAND, ...more });
  const globals = { ...NO_GLOBALS, emailCapture: capture, graphicPromo: promo ? buildPromo(promo) : null };
  const overlays = pageOverlays({
    brand,
    globals,
    promotion: promotions(globals, brand, browser.time),
    path: "/courses/",
    page: { ...PAGE, ...page },
    report: nothing,
  });
  const element = (
    <VisitorProvider
      settings={testSettings(browser.time, { ambassadorCampaigns: ambassadorCampaigns(brand) })}
      browser={browser}
    >
      <button type="button">Before</button>
      <Overlays {...overlays} />
    </VisitorProvider>
  );
  const { unmount } = await act(async () => render(element));
  await act(() => vi.dynamicImportSettled());
  await settle();
  // The visitor touches the page, which is still at its top.
  scrollTo(0);
  await settle();
  return { browser, leave: unmount, pass: (ms: number) => act(() => browser.pass(ms)) };
}

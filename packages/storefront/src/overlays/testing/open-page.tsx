import { type BrandInput, defineBrand } from "@courseway/brand";
import { type EmailCapture, NO_GLOBALS, type Page } from "@courseway/content-client";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { pageAnalytics } from "../../analytics/page-analytics.ts";
import { WhenUsable } from "../../template/WhenUsable.client.tsx";
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
  displayContent: "",
  displayContentAfterSubmit: "",
  buttonLabel: null,
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
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell();
  }
  disconnect(): void {}
}

/** As much of a browser as jsdom lacks and what stands over a page relies on. @returns how many pieces were animated */
export function giveBrowser(): () => number {
  let animated = 0;
  scrollTo(0);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("ResizeObserver", Sized);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerWidth", 1280);
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, value: 60 });
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.animate = () => {
    animated += 1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- confetti waits for its end, nothing else
    return { finished: Promise.resolve() } as unknown as Animation;
  };
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  return () => animated;
}

export function scrollTo(y: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: y });
  act(() => void window.dispatchEvent(new Event("scroll")));
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
  /** Marks an ambassador's visitor. */
  readonly campaigns?: readonly string[];
  readonly prepare?: (browser: TestBrowser) => void;
}

const promoOf = ({ isOn }: NonNullable<GivenPage["promo"]>) => ({
  graphicBannerContent: "",
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
  const { page = {}, capture = null, promo, brand: more = {}, campaigns = ["33113"], prepare = nothing } = given;
  const browser = new TestBrowser();
  prepare(browser);
  const brand = defineBrand({ ...BRAND, ...more });
  const globals = { ...NO_GLOBALS, emailCapture: capture, graphicPromo: promo ? promoOf(promo) : null };
  const overlays = pageOverlays({ brand, globals, path: "/courses/", page: { ...PAGE, ...page }, report: nothing });
  const analytics = pageAnalytics({ brand, globals, path: "/courses/", page: null, isPreview: true });
  const { unmount } = render(
    <VisitorProvider settings={testSettings(browser.time, { ambassadorCampaigns: campaigns })} browser={browser}>
      <button type="button">Before</button>
      <WhenUsable analytics={analytics} overlays={overlays} />
    </VisitorProvider>,
  );
  await settle();
  await settle();
  return { browser, leave: unmount, pass: (ms: number) => act(() => browser.pass(ms)) };
}

import { pricingContext } from "@courseway/blocks";
import { BlocksProvider } from "@courseway/blocks/offer";
import type { BrandConfig } from "@courseway/brand";
import { type Globals, NO_GLOBALS, type Page } from "@courseway/content-client";
import { NO_OFFERS } from "@courseway/visitor/offers";
import { TestBrowser } from "@courseway/visitor/testing";
import type { ReactNode } from "react";
import { brandConfig } from "../brands/brand-configs.ts";
import { isBrandId } from "../brands/brand-ids.ts";
import { STORY_NOW } from "../blocks/story-now.ts";
import { getHostPart, type OverlayName } from "./overlay-parts.ts";

/** The header options of a page whose editors set nothing. */
const HEADER: Page["header"] = {
  hideFooter: false,
  hideNav: false,
  hideStickyBanner: false,
  isNavSticky: false,
  hasInPersonLessons: false,
  pageState: null,
  stickyEmailOverride: 0,
  additionalHeaderLogo: null,
};

/** A page's chrome at the stories' own time. */
export interface Scene {
  readonly globals: Globals;
  readonly browser: TestBrowser;
  readonly exitIntent: Page["exitIntent"];
  /** Replacements for the brand's own third parties. */
  readonly vendors: Partial<BrandConfig["vendors"]>;
}

/** Creates a scene with a story's settings; its visitor refuses to share data, so no third party is contacted. */
export const createScene = ({
  globals = {},
  browser = {},
  exitIntent = null,
  vendors = {},
}: {
  readonly globals?: Partial<Globals>;
  readonly browser?: Partial<Pick<TestBrowser, "jar" | "address" | "isSignalOn">>;
  readonly exitIntent?: Page["exitIntent"];
  readonly vendors?: Scene["vendors"];
}): Scene => ({
  globals: { ...NO_GLOBALS, ...globals },
  browser: Object.assign(new TestBrowser(), { time: STORY_NOW, isSignalOn: true, ...browser }),
  exitIntent,
  vendors,
});

/**
 * The host's parts for a scene under a brand. A brand without a mailing list, or that does not keep coupons, gets both,
 * so that its look can be seen.
 */
function createHost({ globals, exitIntent, vendors }: Scene, brandName: unknown) {
  const brandSettings = brandConfig(isBrandId(brandName) ? brandName : "ace");
  const defaults = {
    email: { ...brandSettings.email, listId: brandSettings.email.listId ?? 1 },
    keepsEmailedCoupons: true,
  };
  const brand = { ...brandSettings, ...defaults, vendors: { ...brandSettings.vendors, ...vendors } };
  const promotions = getHostPart("promotions")(globals, brand, STORY_NOW);
  const page = { slug: "home", header: HEADER, emailCapture: null, exitIntent, adaChatbot: true };
  return {
    brand,
    promotions,
    visitor: getHostPart("visitorSettings")({ brand, env: { SITE_ENV: "test" } }, promotions, globals.emailCapture),
    overlays: getHostPart("pageOverlays")({
      brand,
      globals,
      promotion: promotions,
      path: "/",
      page,
      report: () => {},
    }),
  };
}

interface HostSceneProps {
  readonly scene: Scene;
  readonly brand: unknown;
  /** The part over the page that the story shows; without it, the banners. */
  readonly over?: OverlayName;
}

const OVER = {
  capture: getHostPart("EmailCaptureBanner"),
  exit: getHostPart("ExitIntent"),
  ambassador: getHostPart("AmbassadorModal"),
  chat: getHostPart("Chat"),
};
const Banners = getHostPart("Banners");
const GraphicPromo = getHostPart("GraphicPromoBanner");

/** The host's own parts as they are on a page of that scene. */
export function HostScene({ scene, brand: name, over }: HostSceneProps): ReactNode {
  const { brand, promotions, visitor, overlays } = createHost(scene, name);
  const page = { slug: "home", path: "/", state: null, listingPage: null, offers: NO_OFFERS };
  const Over = over && OVER[over];
  const props = over ? overlays[over] : null;
  return (
    <BlocksProvider context={pricingContext({ brand, page })} visitor={visitor} browser={scene.browser}>
      {Over ? null : <Banners promotions={promotions} />}
      {Over ? null : <GraphicPromo promotions={promotions} />}
      <p className="min-h-[60vh] p-10">The page stands here.</p>
      {Over && props ? <Over {...props} /> : null}
    </BlocksProvider>
  );
}

import { SkipLink, THEME_COLORS } from "@courseway/ui";
import type { BrandConfig } from "@courseway/brand";
import { LRUCache } from "lru-cache";
import type { ComponentType, ReactNode } from "react";
import { PrivacyManager } from "../privacy/PrivacyManager.tsx";
import type { Chrome, ChromeProps } from "./chrome.ts";
import { LiveTree } from "../markup/LiveTree.tsx";
import { resolveNode } from "../markup/safe-tree.tsx";
import { withStaticMarkup } from "../markup/static-markup.ts";

interface FrameProps extends ChromeProps {
  readonly chrome: Pick<Chrome, "Header" | "Footer">;
  /** Banners above the header. */
  readonly banner?: ReactNode;
  /** A banner between header and main content. */
  readonly promo?: ReactNode;
  readonly children?: ReactNode;
}

/** For how long a part of the chrome is shown again as it was drawn, in ms, and of how many pages of a brand's. */
const DRAWN_FOR_MS = 60_000;
const MOST_PARTS = 500;

/** A node is wrapped, since a part may be nothing. */
type Parts = LRUCache<string, { readonly node: ReactNode }>;
const drawnParts = new WeakMap<BrandConfig, WeakMap<ComponentType<ChromeProps>, Parts>>();

/** What was drawn of a component for a brand, by the rest of what it was given. */
function partsOf(brand: BrandConfig, Component: ComponentType<ChromeProps>): Parts {
  const ofBrand = drawnParts.get(brand) ?? new WeakMap<ComponentType<ChromeProps>, Parts>();
  drawnParts.set(brand, ofBrand);
  const parts = ofBrand.get(Component) ?? new LRUCache({ max: MOST_PARTS, ttl: DRAWN_FOR_MS });
  ofBrand.set(Component, parts);
  return parts;
}

/** A part of the chrome as its props have it: drawn anew once a minute, since Next asks for that of its not-found page with every page. */
function drawnPart(Component: ComponentType<ChromeProps>, { brand, options, path, year }: ChromeProps): ReactNode {
  const draw = () => withStaticMarkup(resolveNode(<Component {...{ brand, options, path, year }} />));
  if (process.env.NODE_ENV === "development") return draw();
  const parts = partsOf(brand, Component);
  const key = JSON.stringify([options, path, year]);
  const { node } = parts.get(key) ?? { node: draw() };
  if (!parts.has(key)) parts.set(key, { node });
  return node;
}

/** A part of the chrome that throws is logged and left out; the page continues. [HD-069, FT-039] */
function drawnOrNothing(name: string, Component: ComponentType<ChromeProps>, props: ChromeProps): ReactNode {
  try {
    return drawnPart(Component, props);
  } catch (error) {
    console.error(`The ${name} of ${props.brand.id} threw and is left out of ${props.path}.`, error);
    return null;
  }
}

function Part({
  name,
  of: Component,
  props,
}: {
  readonly name: string;
  readonly of: ComponentType<ChromeProps>;
  readonly props: ChromeProps;
}) {
  return <LiveTree tree={drawnOrNothing(name, Component, props)} />;
}

/** The brand's header and footer around a page's main content. [RT-036, NAV-009, FT-001, A11Y-003, PV-001] */
export function Frame({ chrome, banner, promo, children, ...props }: FrameProps) {
  const { Header, Footer } = chrome;
  const themeColor = THEME_COLORS[props.brand.id.toLowerCase()];
  return (
    <>
      {/* React moves it into the head. */}
      {themeColor === undefined ? null : <meta name="theme-color" content={themeColor} />}
      <SkipLink target="main" />
      {banner}
      {props.options?.hideNav ? null : <Part name="header" of={Header} props={props} />}
      {promo}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {props.options?.hideFooter ? null : <Part name="footer" of={Footer} props={props} />}
      <LiveTree tree={drawnPart(PrivacyManager, props)} />
    </>
  );
}

/** The year of a moment (epoch ms), for a copyright line; UTC, so that every replica says the same. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

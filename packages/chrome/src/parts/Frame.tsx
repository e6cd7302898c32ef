import type { BrandConfig } from "@courseway/brand";
import { SkipLink, THEME_COLORS } from "@courseway/ui";
import type { ComponentType, ReactNode } from "react";
import { StartScript } from "../start/StartScript.tsx";
import { PrivacyManager } from "../privacy/PrivacyManager.tsx";
import type { Chrome, ChromeProps } from "./chrome.ts";
import { resolveNode } from "../markup/safe-tree.tsx";

interface FrameProps extends ChromeProps {
  readonly chrome: Pick<Chrome, "Header" | "Footer">;
  /** When the page's bundle loads; by default the brand's setting. */
  readonly start?: BrandConfig["runtime"];
  /** Banners above the header. */
  readonly banner?: ReactNode;
  /** A banner between header and main content. */
  readonly promo?: ReactNode;
  readonly children?: ReactNode;
}

interface PartProps {
  readonly name: string;
  readonly of: ComponentType<ChromeProps>;
  readonly props: ChromeProps;
}

/** A header or footer. One that throws is logged and left out; the page continues. [HD-069, FT-039] */
function Part({ name, of: Component, props }: PartProps): ReactNode {
  const element = <Component {...props} />;
  try {
    return resolveNode(element);
  } catch (error) {
    console.error(`The ${name} of ${props.brand.id} threw and is left out of ${props.path}.`, error);
    return null;
  }
}

/** The brand's header and footer around a page's main content. [RT-036, NAV-009, FT-001, A11Y-003, PV-001] */
export function Frame({ chrome, start, banner, promo, children, ...props }: FrameProps) {
  const { Header, Footer } = chrome;
  const themeColor = THEME_COLORS[props.brand.id.toLowerCase()];
  return (
    <>
      {/* React moves it into the head. */}
      {themeColor === undefined ? null : <meta name="theme-color" content={themeColor} />}
      <StartScript brand={props.brand} start={start ?? props.brand.runtime} />
      <SkipLink target="main" />
      {banner}
      {props.options?.hideNav ? null : <Part name="header" of={Header} props={props} />}
      {promo}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {props.options?.hideFooter ? null : <Part name="footer" of={Footer} props={props} />}
      <PrivacyManager brand={props.brand} />
    </>
  );
}

/** The year of a moment (epoch ms) for a copyright line, in UTC, so that all replicas agree. */
export const getYear = (now: number): number => new Date(now).getUTCFullYear();

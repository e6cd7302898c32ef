import { SkipLink, THEME_COLORS } from "@courseway/ui";
import type { ReactNode } from "react";
import { PrivacyManager } from "../privacy/PrivacyManager.tsx";
import type { Chrome, ChromeProps } from "./chrome.ts";

interface FrameProps extends ChromeProps {
  readonly chrome: Pick<Chrome, "Header" | "Footer">;
  /** Banners above the header. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
}

/** The brand's header and footer around a page's main content. [RT-036, NAV-009, FT-001, A11Y-003, PV-001] */
export function Frame({ chrome, banner, children, ...props }: FrameProps) {
  const { Header, Footer } = chrome;
  const themeColor = THEME_COLORS[props.brand.id.toLowerCase()];
  return (
    <>
      {/* React moves it into the head. */}
      {themeColor === undefined ? null : <meta name="theme-color" content={themeColor} />}
      <SkipLink target="main" />
      {banner}
      {props.options?.hideNav ? null : <Header {...props} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {props.options?.hideFooter ? null : <Footer {...props} />}
      <PrivacyManager />
    </>
  );
}

/** The year of a moment (epoch ms), for a copyright line; UTC, so that every replica says the same. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

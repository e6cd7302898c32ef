import type { BrandConfig } from "@courseway/brand";
import type { Globals, Page } from "@courseway/content-client";
import type { VisitorSettings } from "@courseway/visitor";
import type { ComponentType } from "react";

/** The host's own components that stories use. They are not among the host's published names. */
interface HostParts {
  readonly promotions: (globals: Globals, brand: BrandConfig, now: number) => object;
  readonly Banners: ComponentType<{ readonly promotions: object }>;
  readonly GraphicPromoBanner: ComponentType<{ readonly promotions: object }>;
  readonly visitorSettings: (
    host: { readonly brand: BrandConfig; readonly env: { readonly SITE_ENV: "test" } },
    promotions: object,
    capture: Globals["emailCapture"],
  ) => VisitorSettings;
  readonly pageOverlays: (input: {
    readonly brand: BrandConfig;
    readonly globals: Globals;
    readonly promotion: object;
    readonly path: string;
    readonly page: Pick<Page, "slug" | "header" | "emailCapture" | "exitIntent" | "adaChatbot">;
    readonly report: () => void;
  }) => Readonly<Record<OverlayName, object | null>>;
  readonly EmailCaptureBanner: ComponentType<object>;
  readonly ExitIntent: ComponentType<object>;
  readonly AmbassadorModal: ComponentType<object>;
  readonly Chat: ComponentType<object>;
  readonly PrivacyManager: ComponentType<{ readonly brand: Pick<BrandConfig, "optsOutByDefault"> }>;
}

/** The parts that are shown over a page. */
export type OverlayName = "capture" | "exit" | "ambassador" | "chat";

const FILES = import.meta.glob<Partial<HostParts>>(
  [
    "../../../../packages/chrome/src/promotions/{Banners.tsx,promotions.ts,visitor-settings.ts}",
    "../../../../packages/chrome/src/overlays/{page-overlays,Overlays}.tsx",
    "../../../../packages/chrome/src/overlays/{ExitIntent,AmbassadorModal}.client.tsx",
    "../../../../packages/chrome/src/privacy/PrivacyManager.tsx",
  ],
  { eager: true },
);

const parts: Partial<HostParts> = Object.assign({}, ...Object.values(FILES));

/** A part of the host. @throws Error if no file has it any more */
export function getHostPart<Name extends keyof HostParts>(name: Name): HostParts[Name] {
  const part = parts[name];
  if (part === undefined) throw new Error(`The host has no ${name} in the files that stories know.`);
  return part;
}

"use client";

import { type ReactNode, useEffect } from "react";
import { type MountVendor, whenFilled } from "../shared/vendor/use-vendor.ts";
import { VendorPart } from "../shared/vendor/VendorPart.tsx";
import type { HelpCenterView } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly HelpCenter: Parameters<typeof HelpCenter>[0];
  }
}

declare global {
  interface Window {
    /** The settings that Gladly's script reads: what to show, and where. */
    gladlyHCConfig?: {
      readonly api: string;
      readonly orgId: string;
      readonly brandId: string;
      readonly cdn: string;
      readonly selector: string;
    };
  }
}

const ID = "gladly-help-center";

const mount: MountVendor = (slot, ready) => whenFilled(slot, ready);

/** [BL-gladlyHelpCenter-001] */
export function HelpCenter({
  script,
  api,
  orgId,
  brandId,
  children,
}: HelpCenterView & { readonly children: ReactNode }) {
  useEffect(() => {
    window.gladlyHCConfig = { api, orgId, brandId, cdn: getCdn(script), selector: `#${ID}` };
  }, [api, orgId, brandId, script]);
  return (
    <VendorPart name="The help center" height={320} script={script} mount={mount} slot={{ id: ID }}>
      {children}
    </VendorPart>
  );
}

/** The base address of the script's other files, which is the address above the script's own folder. */
const getCdn = (script: string): string => script.replace(/\/help-center\/[^/]*$/, "");

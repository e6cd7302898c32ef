"use client";

import type { ReactNode } from "react";
import type { MountVendor } from "../shared/vendor/use-vendor.ts";
import { VendorPart } from "../shared/vendor/VendorPart.tsx";
import type { TrustBoxView } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly TrustBox: TrustBoxProps;
  }
}

declare global {
  interface Window {
    /** Set by Trustpilot's script. */
    Trustpilot?: { readonly loadFromElement: (element: HTMLElement, force?: boolean) => void };
  }
}

export interface TrustBoxProps extends TrustBoxView {
  readonly children: ReactNode;
}

/**
 * Trustpilot's script adds a frame to the element, sometimes twice: by itself and for our call. The widget is ready
 * when the first frame loads. `load` does not bubble, but a capturing listener receives it.
 */
const mount: MountVendor = (slot, ready) => {
  slot.addEventListener("load", ready, { capture: true, once: true });
  window.Trustpilot?.loadFromElement(slot, true);
  return () => {
    slot.removeEventListener("load", ready, { capture: true });
    slot.replaceChildren();
  };
};

/** [BL-trustpilot-001, BL-trustpilot-004] */
export function TrustBox({ template, height, businessUnit, sku, name, script, children }: TrustBoxProps) {
  if (script === null) return <div className="cw-vendor-instead">{children}</div>;
  return (
    <VendorPart
      name="Trustpilot"
      height={height}
      script={script}
      mount={mount}
      slot={{
        className: "trustpilot-widget",
        "data-locale": "en-US",
        "data-template-id": template,
        "data-businessunit-id": businessUnit,
        "data-style-height": `${height}px`,
        "data-style-width": "100%",
        "data-theme": "light",
        "data-sku": sku || undefined,
        "data-name": name || undefined,
      }}
    >
      {children}
    </VendorPart>
  );
}

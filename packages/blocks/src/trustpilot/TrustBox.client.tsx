"use client";

import type { ReactNode } from "react";
import { type MountVendor, whenFilled } from "../shared/vendor/use-vendor.ts";
import { VendorPart } from "../shared/vendor/VendorPart.tsx";
import type { TrustBoxView } from "./view.ts";

declare global {
  interface Window {
    /** What Trustpilot's script puts there. */
    Trustpilot?: { readonly loadFromElement: (element: HTMLElement, force?: boolean) => void };
  }
}

export interface TrustBoxProps extends TrustBoxView {
  readonly children: ReactNode;
}

/** The script puts a frame into the element, and the frame says by itself when its page is there. */
const mount: MountVendor = (place, ready) => {
  let frame: HTMLIFrameElement | null = null;
  const stop = whenFilled(
    place,
    () => {
      frame = place.querySelector("iframe");
      frame?.addEventListener("load", ready, { once: true });
    },
    "iframe",
  );
  window.Trustpilot?.loadFromElement(place, true);
  return () => {
    stop();
    frame?.removeEventListener("load", ready);
    place.replaceChildren();
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

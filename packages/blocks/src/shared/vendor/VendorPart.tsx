import { opensDialog } from "@courseway/ui";
import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { useVendor, type Vendor, type VendorState } from "./use-vendor.ts";

export interface VendorPartProps extends Vendor {
  /** Who it comes from, as visitors know it. */
  readonly name: string;
  /** The room that is kept for it, in px. */
  readonly height: number;
  /** Attributes by which the widget finds its place. */
  readonly slot?: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** What stands there without it: before it comes, where it may not, and where it fails. */
  readonly children: ReactNode;
}

/** The dialog that every page of a site has; see the host's Privacy Manager. */
const PRIVACY_MANAGER = "privacy-manager";

/** A widget of a third party in a page; without it what it stands for in our own words. */
export function VendorPart({ name, height, slot, children, ...vendor }: VendorPartProps) {
  const { around, slot: slotRef, state, retry } = useVendor(vendor);
  const room: CSSProperties & Record<"--cw-vendor-height", string> = { "--cw-vendor-height": `${height}px` };
  return (
    <div
      ref={around}
      className="cw-vendor"
      tabIndex={-1}
      data-state={state}
      aria-busy={state === "loading" || undefined}
      style={room}
    >
      <div ref={slotRef} {...slot} />
      {state !== "ready" && (
        <div ref={keepFocus} className="cw-vendor-instead">
          {children}
          <p className="cw-vendor-note" role="status">
            <Note state={state} name={name} onRetry={retry} />
          </p>
        </div>
      )}
    </div>
  );
}

/** Where what has the focus goes, a link as the widget comes or a button that was used, the widget has it. */
const keepFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest<HTMLElement>(".cw-vendor")?.focus({ preventScroll: true });
};

interface NoteProps {
  readonly state: VendorState;
  readonly name: string;
  readonly onRetry: () => void;
}

function Note({ state, name, onRetry }: NoteProps) {
  if (state === "refused")
    return (
      <>
        {name} isn&rsquo;t loaded here, because you share no personal information.{" "}
        <button ref={keepFocus} type="button" {...opensDialog(PRIVACY_MANAGER)}>
          Privacy choices
        </button>
      </>
    );
  if (state === "failed")
    return (
      <>
        {name} didn&rsquo;t load.{" "}
        <button ref={keepFocus} type="button" onClick={onRetry}>
          Try again
        </button>
      </>
    );
  return null;
}

import { opensDialog } from "@courseway/ui";
import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { useVendor, type Vendor, type VendorState } from "./use-vendor.ts";

export interface VendorPartProps extends Vendor {
  /** The vendor's name as visitors know it. */
  readonly name: string;
  /** The height that the page reserves for it, in px. */
  readonly height: number;
  /** Attributes by which the widget's script finds its element. */
  readonly slot?: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** The content in its place before it loads, if it must not load, and if it fails. */
  readonly children: ReactNode;
}

/** The id of the dialog that every page of a site has; see the host's Privacy Manager. */
const PRIVACY_MANAGER = "privacy-manager";

/** A third party's widget in a page, or our own content in its place while it does not show. */
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

/**
 * Moves the focus to the widget if the focused element is removed: a link that the widget replaces, or a used button.
 */
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

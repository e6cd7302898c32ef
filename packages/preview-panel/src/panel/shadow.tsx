import { type ReactNode, useCallback, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Renders its children in a shadow root: the page's styles do not affect the panel, nor the panel's styles the page.
 * The styles are adopted and not written, so that no content security policy blocks them.
 */
export function Shadow({ css, children }: { readonly css: string; readonly children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (host === null) return;
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
      if ("adoptedStyleSheets" in shadow) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        shadow.adoptedStyleSheets = [sheet];
      }
      setRoot(shadow);
    },
    [css],
  );
  return (
    <div ref={attach} data-preview-panel="">
      {root === null ? null : createPortal(children, root)}
    </div>
  );
}

import type { ReactNode } from "react";
import { useParameter } from "storybook/manager-api";
import { isWithoutDesign } from "./without-design.ts";

/** What the panel Design shows for a block that no brand has a link for. */
export function HowToGiveDesign(): ReactNode {
  const parameter: unknown = useParameter("design");
  if (!isWithoutDesign(parameter)) return null;
  return (
    <div style={{ padding: 16, maxWidth: 640, fontSize: 13, lineHeight: 1.5 }}>
      <p style={{ marginTop: 0 }}>
        <strong>No brand links to a design of this block.</strong>
      </p>
      <p>
        To show one here, add its address to <code>apps/&lt;brand&gt;/designs.json</code>, and start Storybook again:
      </p>
      <pre style={{ padding: 12, border: "1px solid", borderRadius: 4, whiteSpace: "pre-wrap" }}>
        {JSON.stringify({ [parameter.block]: "https://www.figma.com/design/…" }, null, 2)}
      </pre>
      <p>
        Figma shows in this panel. Any other address, which must start with https://, becomes a link. Each brand has a
        tab.
      </p>
    </div>
  );
}

import type { AnchorProps } from "./view.ts";

/** A link target without height. [BL-anchor-001] */
export function Anchor({ id }: AnchorProps) {
  return <div className="cw-anchor" id={id} />;
}

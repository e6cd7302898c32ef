import type { AnchorProps } from "./view.ts";

/** A place without height that links lead to. [BL-anchor-001] */
export function Anchor({ id }: AnchorProps) {
  return <div className="cw-anchor" id={id} />;
}

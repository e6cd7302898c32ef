import type { ViewInput } from "../define-block.ts";
import { anchorName } from "../shared/anchor-name.ts";
import type { AnchorContent } from "./fields.ts";

export interface AnchorProps {
  readonly id: string;
}

/** The anchor's id; null without a name. [BL-anchor-001] */
export function anchorView({ content }: ViewInput<AnchorContent, null>): AnchorProps | null {
  const id = anchorName(content.anchorName);
  return id === "" ? null : { id };
}

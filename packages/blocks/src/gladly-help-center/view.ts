import type { PageRequest, ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import type { GladlyHelpCenterContent } from "./fields.ts";

/** What Gladly's script is told. Plain JSON. */
export interface HelpCenterView {
  readonly script: string;
  readonly api: string;
  readonly orgId: string;
  readonly brandId: string;
}

export interface GladlyHelpCenterProps {
  readonly ground: "plain" | "tint";
  readonly center: HelpCenterView;
  /** Where visitors who do without it are helped; null on that very page. */
  readonly helpPage: string | null;
}

/** Only with the flag, for a brand that lets Gladly in, and once a page: its script fills one container. [BL-gladlyHelpCenter-001, CFG-021] */
export function gladlyHelpCenterView({
  content: { showGladlyHelpCenter, gladlyBrandId },
  context: { brand, page, index, earlier = 0 },
}: ViewInput<GladlyHelpCenterContent, null>): GladlyHelpCenterProps | null {
  const { helpCenter } = brand.vendors;
  if (!showGladlyHelpCenter || helpCenter === null || earlier > 0) return null;
  return {
    ground: getGround(index),
    center: {
      script: helpCenter.scriptUrl,
      api: helpCenter.apiUrl,
      orgId: helpCenter.orgId,
      brandId: gladlyBrandId || helpCenter.brandId,
    },
    helpPage: brand.helpPage === page.path ? null : brand.helpPage,
  };
}

/** A page's own switch puts the help center at its end. [ENT-003] */
export const gladlyHelpCenterOfPage = ({
  showGladlyHelpCenter,
  gladlyBrandId,
}: PageRequest): GladlyHelpCenterContent | null =>
  showGladlyHelpCenter ? { showGladlyHelpCenter, gladlyBrandId: gladlyBrandId ?? "" } : null;

import type { PageRequest, ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import type { GladlyHelpCenterContent } from "./fields.ts";

/** The settings for Gladly's script, as plain JSON. */
export interface HelpCenterView {
  readonly script: string;
  readonly api: string;
  readonly orgId: string;
  readonly brandId: string;
}

export interface GladlyHelpCenterProps {
  readonly ground: "plain" | "tint";
  readonly center: HelpCenterView;
  /** The page where visitors without the help center get help; null on that page itself. */
  readonly helpPage: string | null;
}

/**
 * Null without the flag, for a brand that does not allow Gladly, and for a second help center on a page, because
 * Gladly's script fills only one container. [BL-gladlyHelpCenter-001, CFG-021]
 */
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

/** The help center at the end of a page whose own switch is on; null if it is off. [ENT-003] */
export const findPageHelpCenter = ({
  showGladlyHelpCenter,
  gladlyBrandId,
}: PageRequest): GladlyHelpCenterContent | null =>
  showGladlyHelpCenter ? { showGladlyHelpCenter, gladlyBrandId: gladlyBrandId ?? "" } : null;

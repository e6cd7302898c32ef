import type { ScheduleView } from "../schedule/schedule.ts";
import { readLook } from "../shared/button-fields.ts";
import { ctaKind, buildCta, type Cta } from "../shared/cta.ts";
import { VIDEO_LABEL, type VideoView } from "../shared/video/video.ts";
import type { TopSectionContent } from "./fields.ts";

/** The action next to the main button: a second button, or a film. */
export interface SecondAction {
  readonly button: Cta | null;
  readonly video: VideoView | null;
}

const SECOND_LABEL = "Start Today";

/**
 * The editor's own link of the main button; null for none, or for one that opens a dialog without content. [LNK-016]
 */
export function getLink(
  { ctaLink, modalContent }: Pick<TopSectionContent, "ctaLink" | "modalContent">,
  schedule: ScheduleView | null,
): string | null {
  const kind = ctaLink ? ctaKind(ctaLink) : "link";
  if (kind === "modal" && !modalContent) return null;
  return kind === "schedule" && !schedule ? null : ctaLink;
}

/**
 * A video button of type "button" is a second button, any other type plays a film. A button to the schedule shows only
 * if there are sessions.
 * [BL-topSectionWysiwyg-007, BL-topSectionWysiwyg-008, BL-topSectionWysiwyg-010, LNK-017, WS-008]
 */
export function secondAction(
  videoButton: TopSectionContent["videoButton"],
  schedule: ScheduleView | null,
): SecondAction {
  if (!videoButton) return { button: null, video: null };
  const { buttonType, ctaType: style, ctaLabel, wistiaId, ctaOtherlink } = videoButton;
  const look = readLook(videoButton);
  if (buttonType.toLowerCase() !== "button") {
    const video = { wistiaId, label: ctaLabel || VIDEO_LABEL, style, ...look };
    return { button: null, video: wistiaId ? video : null };
  }
  const button = buildCta({ label: ctaLabel || SECOND_LABEL, link: ctaOtherlink, style, ...look });
  return { button: button?.kind === "schedule" && !schedule ? null : button, video: null };
}

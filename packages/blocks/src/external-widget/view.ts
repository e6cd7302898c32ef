import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { DEFAULT_HEIGHT, type ExternalWidgetContent } from "./fields.ts";

/** A quiz in a frame, or one that a script makes. [BL-externalWidget-002, OQ-44] */
export type QuizView =
  | { readonly vendor: "agolix"; readonly height: number; readonly src: string }
  | { readonly vendor: "commonninja"; readonly height: number; readonly id: string; readonly script: string };

export interface ExternalWidgetProps {
  readonly ground: "plain" | "tint";
  readonly quiz: QuizView;
  /** Where visitors who do without the quiz are helped. */
  readonly helpPage: string;
}

/** Ids come from content and become a part of an address or a class. */
const ID = /^[\w-]{1,100}$/;

/** Taller than this no page is meant to be. */
const MOST = 5000;

/** A quiz needs its id, and a brand that lets quizzes in. [BL-externalWidget-001, BL-externalWidget-003] */
export function externalWidgetView({
  content: { vendor, externalWidgetId: id, componentHeight },
  context: { brand, index },
}: ViewInput<ExternalWidgetContent, null>): ExternalWidgetProps | null {
  const { quizzes } = brand.vendors;
  if (quizzes === null || !ID.test(id)) return null;
  const height = componentHeight !== null && componentHeight > 0 ? Math.min(componentHeight, MOST) : DEFAULT_HEIGHT;
  return {
    ground: getGround(index),
    quiz:
      vendor === "agolix"
        ? { vendor, height, src: `${quizzes.frameUrl.replace(/\/$/, "")}/${id}` }
        : { vendor, height, id, script: quizzes.scriptUrl },
    helpPage: brand.helpPage,
  };
}

import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { DEFAULT_HEIGHT, type ExternalWidgetContent } from "./fields.ts";

/** A quiz in a frame, or one that a script creates. [BL-externalWidget-002, OQ-44] */
export type QuizView =
  | { readonly vendor: "agolix"; readonly height: number; readonly src: string }
  | { readonly vendor: "commonninja"; readonly height: number; readonly id: string; readonly script: string };

export interface ExternalWidgetProps {
  readonly ground: "plain" | "tint";
  readonly quiz: QuizView;
  /** The page where visitors without the quiz get help. */
  readonly helpPage: string;
}

/** A valid id. Ids come from content and become part of an address or a class name. */
const ID = /^[\w-]{1,100}$/;

/** The maximum height, in px. */
const MOST = 5000;

/** Null without a valid id, or if the brand allows no quizzes. [BL-externalWidget-001, BL-externalWidget-003] */
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

import { plainText } from "@courseway/content-client";
import type { CSSProperties } from "react";
import type { ViewInput, StructuredDataNode } from "../define-block.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { faqNodes, isFaqTitle } from "../shared/faq-nodes.ts";
import { getGround } from "../shared/ground.ts";
import type { TabComponentContent } from "./fields.ts";
import { type ShownTab, shownTabs } from "./tabs.ts";

export interface TabComponentProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly tabs: readonly ShownTab[];
  /** The index in `tabs` of the tab that shows first. */
  readonly active: number;
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

/** [BL-tabComponent-001, BL-tabComponent-002, BL-tabComponent-003] */
export function tabComponentView({ content, context }: ViewInput<TabComponentContent, null>): TabComponentProps | null {
  const tabs = shownTabs(content, context.earlier);
  if (tabs.length === 0) return null;
  return {
    ground: getGround(context.index),
    title: content.tabbedContentTitle,
    tabs,
    active: Math.max(
      0,
      tabs.findIndex((tab) => tab.isActive),
    ),
    className: content.styles,
    style: editorStyle(content),
  };
}

/**
 * The structured data of a FAQ page with the questions of all tabs; empty unless the block's title or a tab's title
 * announces questions. [SEO-010]
 */
export function tabFaq({ content }: ViewInput<TabComponentContent, null>): readonly StructuredDataNode[] {
  const tabs = shownTabs(content);
  if (![content.tabbedContentTitle, ...tabs.map(({ title }) => title)].some(isFaqTitle)) return [];
  const questions = tabs.flatMap((tab) => tab.questions);
  return faqNodes(questions.map(({ title, html }) => ({ question: title, answerHtml: html })));
}

/** The first two answers as plain text, which the host shortens. [SEO-011, SEO-012] */
export function firstAnswers(content: TabComponentContent): string {
  return shownTabs(content)
    .flatMap(({ questions }) => questions)
    .slice(0, 2)
    .map(({ html }) => plainText(html))
    .filter(Boolean)
    .join(" ");
}

import { plainText } from "@courseway/content-client";
import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { faqNodes, isFaqTitle } from "../shared/faq-nodes.ts";
import type { TabComponentContent } from "./fields.ts";
import { shownTabs } from "./tabs.ts";

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

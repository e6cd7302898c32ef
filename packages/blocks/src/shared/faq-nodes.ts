import { plainText } from "@courseway/content-client";
import type { StructuredDataNode } from "../define-block.ts";

const FAQ_TITLE = /faq|frequently asked questions|questions|help/iu;

/** Whether a title announces questions and answers. [SEO-010] */
export const isFaqTitle = (title: string): boolean => FAQ_TITLE.test(title);

interface QuestionAndAnswer {
  readonly question: string;
  /** The editor's rich text. */
  readonly answerHtml: string;
}

/** The structured data of questions and their answers; empty if no question has an answer with text. [SEO-010] */
export function faqNodes(items: readonly QuestionAndAnswer[]): readonly StructuredDataNode[] {
  const questions = items.flatMap(({ question, answerHtml }) => {
    const text = plainText(answerHtml);
    if (question === "" || text === "") return [];
    return [{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } } as const];
  });
  return questions.length === 0 ? [] : [{ "@type": "FAQPage", mainEntity: questions }];
}

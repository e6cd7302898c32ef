import type { StructuredDataNode } from "../define-block.ts";
import { plainText } from "./plain-text.ts";

const FAQ_TITLE = /faq|frequently asked questions|questions|help/iu;

/** Whether a title says that what follows are questions and answers. [SEO-010] */
export const isFaqTitle = (title: string): boolean => FAQ_TITLE.test(title);

interface QuestionAndAnswer {
  readonly question: string;
  /** Rich text as its editor wrote it. */
  readonly answerHtml: string;
}

/** Questions with their answers as search engines read them; none where no question has an answer in words. [SEO-010] */
export function faqNodes(items: readonly QuestionAndAnswer[]): readonly StructuredDataNode[] {
  const questions = items.flatMap(({ question, answerHtml }) => {
    const text = plainText(answerHtml);
    if (question === "" || text === "") return [];
    return [{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } } as const];
  });
  return questions.length === 0 ? [] : [{ "@type": "FAQPage", mainEntity: questions }];
}

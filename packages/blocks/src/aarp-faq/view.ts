import { findState, STATES } from "@courseway/brand";
import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { faqNodes } from "../shared/faq-nodes.ts";
import { getGround } from "../shared/ground.ts";
import type { AarpFaqContent } from "./fields.ts";
import { type FaqQuestion, type FaqSection, SECTIONS } from "./sections.ts";

/** An answer that holds in one state. */
export interface StateAnswer {
  /** Two letters. */
  readonly state: string;
  readonly stateName: string;
  readonly html: string;
}

export interface ShownQuestion extends FaqQuestion {
  readonly overrides: readonly StateAnswer[];
}

export interface ShownSection {
  readonly title: string;
  readonly questions: readonly ShownQuestion[];
}

export interface AarpFaqProps {
  readonly ground: "plain" | "tint";
  readonly sections: readonly ShownSection[];
  /** What can be chosen: 54 states and territories. [BL-aarpFaq-002, LOC-006] */
  readonly states: readonly { readonly value: string; readonly label: string }[];
}

const STATE_OPTIONS = STATES.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

/** [BL-aarpFaq-001, BL-aarpFaq-008] */
export function aarpFaqView({ content, context }: ViewInput<AarpFaqContent, null>): AarpFaqProps | null {
  const sections = shownSections(content).map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => ({ ...question, overrides: listOverrides(question.id, content) })),
  }));
  return { ground: getGround(context.index), sections, states: STATE_OPTIONS };
}

/** The general answers, as search engines read them. */
export function aarpFaqNodes({ content }: ViewInput<AarpFaqContent, null>): readonly StructuredDataNode[] {
  const questions = shownSections(content).flatMap((section) => section.questions);
  return faqNodes(questions.map(({ question, answer }) => ({ question, answerHtml: answer })));
}

/** The editors' sections that hold a question, or the built-in ones. */
function shownSections({ sections }: AarpFaqContent): readonly FaqSection[] {
  const own = sections.map(({ sectionTitle, questions }) => ({
    title: sectionTitle,
    questions: questions.flatMap(({ questionId, question, answer }) =>
      question && answer ? [{ id: questionId ?? Number.NaN, question, answer }] : [],
    ),
  }));
  const filled = own.filter(({ questions }) => questions.length > 0);
  return filled.length > 0 ? filled : SECTIONS;
}

/** The last row of a state counts, as the one that its editor wrote last. */
function listOverrides(id: number, { answerOverride }: AarpFaqContent): readonly StateAnswer[] {
  const answers = new Map<string, StateAnswer>();
  for (const { state, questionNumber, override } of answerOverride) {
    const known = findState(state);
    if (known && questionNumber === id && override)
      answers.set(known.abbreviation, { state: known.abbreviation, stateName: known.name, html: override });
  }
  return [...answers.values()];
}

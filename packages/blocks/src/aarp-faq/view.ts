import { findState, STATES } from "@courseway/brand";
import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { faqNodes } from "../shared/faq-nodes.ts";
import { getGround } from "../shared/ground.ts";
import type { AarpFaqContent } from "./fields.ts";
import { type FaqQuestion, type FaqSection, SECTIONS } from "./sections.ts";

/** An answer for one state only. */
export interface StateAnswer {
  /** The state's abbreviation, two letters. */
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
  /** The options of the select: 54 states and territories. [BL-aarpFaq-002, LOC-006] */
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

/** The general answers as structured data for search engines. */
export function aarpFaqNodes({ content }: ViewInput<AarpFaqContent, null>): readonly StructuredDataNode[] {
  const questions = shownSections(content).flatMap((section) => section.questions);
  return faqNodes(questions.map(({ question, answer }) => ({ question, answerHtml: answer })));
}

/** The editors' sections that contain a question; if there are none, the built-in sections. */
function shownSections({ sections }: AarpFaqContent): readonly FaqSection[] {
  const blockSections = sections.map(({ sectionTitle, questions }) => ({
    title: sectionTitle,
    questions: questions.flatMap(({ questionId, question, answer }) =>
      question && answer ? [{ id: questionId ?? Number.NaN, question, answer }] : [],
    ),
  }));
  const filled = blockSections.filter(({ questions }) => questions.length > 0);
  return filled.length > 0 ? filled : SECTIONS;
}

/** A question's answers by state. If a state has several rows, the last one counts: its editor wrote it last. */
function listOverrides(id: number, { answerOverride }: AarpFaqContent): readonly StateAnswer[] {
  const answers = new Map<string, StateAnswer>();
  for (const { state, questionNumber, override } of answerOverride) {
    const visitorState = findState(state);
    if (visitorState && questionNumber === id && override)
      answers.set(visitorState.abbreviation, {
        state: visitorState.abbreviation,
        stateName: visitorState.name,
        html: override,
      });
  }
  return [...answers.values()];
}

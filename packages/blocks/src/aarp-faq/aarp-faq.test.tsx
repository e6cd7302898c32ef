// @vitest-environment jsdom
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { chosenStates } from "../shared/testing/chosen-states.ts";
import { renderBody, loadIslands } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { aarpFaq } from "./index.tsx";

const builtIn = examples["builtIn"] ?? {};
const ownSections = examples["ownSections"] ?? {};
const bodyOfBuiltIn = () => renderBody(aarpFaq, {});
const answerTo = (body: HTMLElement, asked: string) =>
  [...body.querySelectorAll("details")].find((item) => item.querySelector("summary")?.textContent === asked)
    ?.textContent;

beforeAll(() => loadIslands(aarpFaq, builtIn));
afterEach(() => {
  cleanup();
});

/** Renders the block on a visitor's page. */
async function show(wire: unknown, browser = new TestBrowser()) {
  const posted = chosenStates(browser);
  const content = aarpFaq.schema.parse(wire);
  const element = aarpFaq.render({ content, data: null, context: testContext(), findQuote: () => null });
  await act(async () => {
    render(
      <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
        {element}
      </VisitorProvider>,
    );
  });
  return { posted, select: screen.getByRole<HTMLSelectElement>("combobox", { name: "Your state" }) };
}

/** The visible answers to a question. */
const shownAnswers = (asked: string) =>
  [...(screen.getByText(asked).closest("details")?.querySelectorAll("[aria-live] > div") ?? [])]
    .filter((answer) => answer instanceof HTMLElement && !answer.hidden)
    .map((answer) => answer.textContent);

const choose = async (select: HTMLSelectElement, value: string) => {
  await act(async () => {
    fireEvent.change(select, { target: { value } });
  });
};

const nowhere = () => {
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state: null }));
  return browser;
};

test("has a choice of state and four sections of questions [BL-aarpFaq-001]", () => {
  const body = bodyOfBuiltIn();

  expect(body.querySelectorAll("select")).toHaveLength(1);
  expect([...body.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
    "About the course",
    "Cost and refunds",
    "Certificates and discounts",
    "Help and support",
  ]);
  expect([...body.querySelectorAll(".cw-faq-section")].every((one) => one.querySelector("details"))).toBe(true);
});

test("the states are the 50, DC, Guam, Puerto Rico and the Virgin Islands [BL-aarpFaq-002, LOC-006]", () => {
  const options = [...bodyOfBuiltIn().querySelectorAll("option")].slice(1).map((option) => option.textContent);

  expect(options).toHaveLength(54);
  expect(options).toEqual(
    expect.arrayContaining(["Alabama", "Wyoming", "Washington D.C.", "Guam", "Puerto Rico", "Virgin Islands"]),
  );
});

test("shows every documented field: sections, questions and a state's answers [BL-aarpFaq-003]", () => {
  const body = renderBody(aarpFaq, {
    sections: [{ sectionTitle: "Title", questions: [{ questionId: 7, question: "Why?", answer: "<p>Because.</p>" }] }],
    answerOverride: [{ state: "Ohio", questionNumber: "7", override: "<p>In Ohio, so.</p>" }],
  });

  expect(body.querySelector("h2")?.textContent).toBe("Title");
  expect(body.querySelector("summary h3")?.textContent).toBe("Why?");
  expect(body.querySelector("details")?.textContent).toContain("Because.");
  expect(body.querySelector(".cw-faq-override[data-state=OH]")?.textContent).toContain("In Ohio, so.");
});

test("each answer is a native disclosure of its own [BL-aarpFaq-004]", () => {
  const items = [...bodyOfBuiltIn().querySelectorAll("details")];

  expect(items).toHaveLength(9);
  expect(items.every((item) => item.firstElementChild?.tagName === "SUMMARY" && !item.hasAttribute("name"))).toBe(true);
});

test("choosing a state shows its answers in place of the general ones, and another the general ones again [BL-aarpFaq-005]", async () => {
  const { select } = await show(builtIn, nowhere());
  const asked = "How long is the course?";
  const [general] = shownAnswers(asked);
  expect(general).toContain("4 hours");

  await choose(select, "NY");
  expect(shownAnswers(asked)).toEqual(["In New YorkIn New York the course is 6 hours. You have 30 days to finish."]);
  await choose(select, "OH");
  expect(shownAnswers(asked)).toEqual([general]);
});

test("the choice is sent to be stored as the state's abbreviation [BL-aarpFaq-006, LOC-004]", async () => {
  const { select, posted } = await show(builtIn, nowhere());
  await choose(select, "NY");

  expect(posted).toEqual(["NY"]);
  expect(select.value).toBe("NY");
});

test("the choice is a native select, which closes as it chooses [BL-aarpFaq-007]", async () => {
  const { select } = await show(builtIn);
  expect(select.tagName).toBe("SELECT");
  expect([select.multiple, select.size]).toEqual([false, 0]);
});

test.each([
  ["another question", { state: "New York", questionNumber: 3 }, false],
  ["another state", { state: "Ohio", questionNumber: 1 }, false],
  ["a state that nobody knows", { state: "Atlantis", questionNumber: 1 }, false],
  ["this question and state, by abbreviation", { state: "ny", questionNumber: 1 }, true],
  ["this question and state, by name", { state: "New York", questionNumber: "1" }, true],
])("an answer for %s applies: %j %s [BL-aarpFaq-008]", async (_, override, applies) => {
  const wire = { ...ownSections, answerOverride: [{ ...override, override: "<p>Other.</p>" }] };
  const { select } = await show(wire, nowhere());
  await choose(select, "NY");

  expect(document.body.querySelector(".cw-faq-override[data-shown=true]") !== null).toBe(applies);
});

test("says Loading state... until the visitor's state is known, and then shows it with its answers [BL-aarpFaq-009, LOC-001]", async () => {
  const browser = new TestBrowser();
  const answers: ((answer: Response) => void)[] = [];
  browser.answer = () => new Promise((resolve) => answers.push(resolve));
  const { select } = await show(builtIn, browser);
  expect(select.selectedOptions[0]?.textContent).toBe("Loading state...");

  await act(async () => answers.forEach((answer) => answer(Response.json({ state: "FL" }))));
  expect(select.value).toBe("FL");
  expect(shownAnswers("How long is the course?")).toEqual(["In FloridaFlorida asks for 6 hours."]);
});

test("where the visitor's state cannot be told, it asks for one [BL-aarpFaq-009]", async () => {
  const { select } = await show(builtIn, nowhere());
  expect(select.selectedOptions[0]?.textContent).toBe("Select a state");
});

test("the cookie's state goes before the location's [LOC-001]", async () => {
  const browser = new TestBrowser();
  browser.jar["state"] = "NY";
  const { select } = await show(builtIn, browser);
  expect(select.value).toBe("NY");
});

test.each([
  ["How much does the course cost?", ["$26.95 for members", "$29.95 for non-members", "New York reporting fee"]],
  ["Can I get a refund?", ["within 60 days of registration", "within 30 days"]],
  ["How long is the course?", ["4 hours", "within 60 days"]],
  ["Who can help me if I get stuck?", ["7 days a week"]],
])("%s: %j [BL-aarpFaq-010, BL-aarpFaq-011, BL-aarpFaq-012, BL-aarpFaq-013]", (asked, facts) => {
  const answer = answerTo(bodyOfBuiltIn(), asked);
  expect(facts.filter((fact) => !answer?.includes(fact))).toEqual([]);
});

test("the first HTML holds every answer unhidden, so that all can be read where no script runs", () => {
  const body = renderBody(aarpFaq, builtIn);

  expect(body.querySelectorAll(".cw-faq-override")).toHaveLength(3);
  expect(body.querySelectorAll("[hidden]")).toHaveLength(0);
});

test("tells search engines the general answers", () => {
  const [node] = aarpFaq.structuredData(testInput(aarpFaq.schema.parse(ownSections), null));
  expect(JSON.stringify(node)).toContain("Four hours, in as many sittings as you like.");
  expect(JSON.stringify(node)).not.toContain("Florida");
});

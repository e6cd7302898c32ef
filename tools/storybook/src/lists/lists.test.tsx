// @vitest-environment jsdom
import { firstRow, html, rows, table, text, toggle, choice, assets, productEntries } from "@courseway/content-client";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeRow, type Row, toRows, withMovedRow } from "./edit-rows.ts";
import { listShape } from "./list-shape.ts";
import { RowsEditor } from "./RowsEditor.tsx";

const questions = rows("The questions", {
  question: { title: text("The question"), answer: html("The answer"), open: toggle("Shows the answer open") },
  heading: { label: text("The heading"), look: choice("Its look", ["plain", "bold"], "plain") },
});

describe("what edits a field", () => {
  test("a list has the fields of each kind of row, with their controls", () => {
    const shape = listShape(questions);
    expect(shape?.isTyped).toBe(true);
    expect(shape?.rows["question"]?.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      "Title: text",
      "Answer: long",
      "Open: toggle",
    ]);
    expect(shape?.rows["heading"]?.[1]).toMatchObject({ kind: "choice", options: ["plain", "bold"] });
  });

  test("tables, pictures and entries are lists, rows within rows too; a text is none", () => {
    const sections = listShape(rows("Sections", { section: { questions, picture: assets("A picture") } }));
    expect(sections?.rows["section"]?.map(({ kind }) => kind)).toEqual(["list", "list"]);
    expect(listShape(table("States", { state: text("The state") }))).toMatchObject({ isTyped: false, many: true });
    expect(listShape(firstRow("A card", { card: { title: text("Its title") } }))).toMatchObject({ many: false });
    expect(Object.keys(listShape(productEntries("Products"))?.rows ?? {})).toEqual(["productEntry"]);
    expect(listShape(text("A title"))).toBeNull();
  });
});

test("a row is labeled with its first words, and does not move past either end", () => {
  const parts = listShape(questions)?.rows["question"] ?? [];
  expect(describeRow({ title: null, answer: "<p>All <b>of</b> it</p>" }, parts)).toBe("All of it");
  expect(describeRow({ answer: "<p>Fees &amp; terms: [price id=&quot;a1&quot;]</p>" }, parts)).toBe("Fees & terms:");
  expect(describeRow({}, parts)).toBe("Empty");
  const two = [{ title: "A" }, { title: "B" }];
  expect(withMovedRow(two, 0, 1)).toEqual([{ title: "B" }, { title: "A" }]);
  expect(withMovedRow(two, 0, -1)).toBe(two);
  expect(toRows({ title: "one" })).toEqual([{ title: "one" }]);
  expect(toRows(null)).toEqual([]);
});

describe("the editor", () => {
  let container: HTMLElement;
  let value: readonly Row[];
  const Edited = () => {
    const [edited, setEdited] = useState<readonly Row[]>([
      { typeHandle: "question", title: "When?", answer: "<p>Now</p>", open: false },
      { typeHandle: "heading", label: "More" },
    ]);
    value = edited;
    const shape = listShape(questions);
    return shape && <RowsEditor shape={shape} name="Questions" value={edited} onChange={setEdited} />;
  };
  const button = (name: string) =>
    [...container.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    ) as HTMLButtonElement;
  const press = (element: HTMLElement) => act(async () => element.click());

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    container = document.body.appendChild(document.createElement("div"));
    await act(async () => createRoot(container).render(<Edited />));
  });
  afterEach(() => container.remove());

  test("gives each field of a row its labeled control, with its value", () => {
    const labels = [...container.querySelectorAll("details:first-of-type label")];
    const controls = labels.map((label) => document.getElementById(label.getAttribute("for") ?? ""));
    expect(labels.map(({ textContent }) => textContent)).toEqual(["Title", "Answer", "Open"]);
    expect(controls.map((control) => (control as HTMLInputElement).type)).toEqual(["text", "textarea", "checkbox"]);
    expect((controls[0] as HTMLInputElement).value).toBe("When?");
  });

  test("changes a field, and leaves the others", async () => {
    await press(container.querySelector<HTMLInputElement>('input[type="checkbox"]')!);
    expect(value[0]).toEqual({ typeHandle: "question", title: "When?", answer: "<p>Now</p>", open: true });
  });

  test("adds a row of a kind, moves it and removes another", async () => {
    await press(button("Add to Questions: heading"));
    expect(value[2]).toEqual({ typeHandle: "heading" });
    await press(button("Move up: 3. Empty"));
    expect(value.map((row) => row["label"])).toEqual([undefined, undefined, "More"]);
    await press(button("Remove: 1. When?"));
    expect(value).toEqual([{ typeHandle: "heading" }, { typeHandle: "heading", label: "More" }]);
  });
});

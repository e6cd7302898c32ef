// @vitest-environment jsdom
import { html, rows, text } from "@courseway/content-client";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listShape } from "./list-shape.ts";
import { ListsPanel } from "./ListsPanel.tsx";

/** What Storybook knows of the story. */
const known = vi.hoisted(() => ({ args: undefined as Record<string, unknown> | undefined }));
const questions = rows("The questions", { question: { title: text("The question"), answer: html("The answer") } });
vi.mock("storybook/manager-api", () => ({
  useArgs: () => [known.args, () => undefined, () => undefined],
  useArgTypes: () => ({ questions: { list: { name: "Questions", about: "All of them", list: listShape(questions) } } }),
}));

let root: Root;
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(() => root.unmount()));

test("shows the lists of a story whose values are not known yet, and then the values", () => {
  act(() => root.render(<ListsPanel />));
  expect(document.querySelector("h3")?.textContent).toBe("Questions");
  expect(document.querySelector("summary")).toBeNull();

  known.args = { questions: [{ title: "How long does it take?" }] };
  act(() => root.render(<ListsPanel key="again" />));
  expect(document.querySelector("summary")?.textContent).toBe("1. How long does it take?");
});

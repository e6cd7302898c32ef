import { expect, test } from "vitest";
import { functionLengths } from "./functions.ts";

test("measures functions that have a name, each by itself", () => {
  const text = `/** Not a part of it. */
export function outer() {
  const inner = () => {
    return 1;
  };
  return inner();
}
class Box { open() {} }
const box = { shut: () => 2, [1]: [3].map((n) => n) };`;
  expect(functionLengths("a.ts", text)).toEqual([6, 3, 1, 1]);
});

test("reads JSX, and leaves out what has no body", () => {
  expect(
    functionLengths("a.tsx", "declare function far(): void;\nconst A = () => (\n  <p>\n    a\n  </p>\n);"),
  ).toEqual([5]);
});

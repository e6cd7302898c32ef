import { expect, test } from "vitest";
import { table } from "./table.ts";

test("texts stand left, figures right", () => {
  const rows = [
    ["page", "bytes"],
    ["empty", "134,596"],
    ["all", "9"],
  ];
  expect(table(rows)).toBe("page     bytes\n-----  -------\nempty  134,596\nall          9");
});

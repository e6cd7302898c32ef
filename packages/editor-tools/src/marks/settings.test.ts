import { expect, test } from "vitest";
import { finding } from "../finding/finding.ts";
import { judgedFindings, NO_SETTINGS, readSettings } from "./settings.ts";

const place = { path: "/pricing/", part: "3 layout", field: null };
const found = finding({
  rule: "sales-overlap",
  severity: "error",
  brand: "ace",
  place,
  subject: "A+B",
  message: "",
  advice: "",
});
const here = { report: "offers", brands: ["ace"] } as const;
const marked = (pattern: string) => ({
  ...NO_SETTINGS,
  deliberate: [{ finding: pattern, reason: "The one replaces the other." }],
});
const judge = (pattern: string) => judgedFindings([found], marked(pattern), here);

test("a finding that is marked by its key is deliberate, and says why", () => {
  expect(found.key).toBe("ace sales-overlap /pricing/#layout A+B");
  expect(judge(found.key)).toEqual([{ ...found, deliberate: "The one replaces the other." }]);
  expect(judgedFindings([found], NO_SETTINGS, here)).toEqual([{ ...found, deliberate: null }]);
});

test.each(["* sales-overlap *", "ace sales-overlap /pricing/* A+B"])(
  "%s marks it too: a star is anything",
  (pattern) => {
    expect(judge(pattern).map(({ deliberate }) => deliberate)).toEqual(["The one replaces the other."]);
  },
);

test("a mark that marks nothing is a finding itself, so that no mark outlives its reason", () => {
  const [, unknown] = judge("ace sales-overlap /pricing/#layout A+C");

  expect(unknown).toMatchObject({ rule: "mark-unknown", severity: "warning", brand: "ace", deliberate: null });
});

test.each([
  ["of another brand than was read", "dec sales-overlap /pricing/ A+C"],
  ["of the other command", "ace link-broken /pricing/ /x/"],
])("a mark %s is not judged", (_, pattern) => {
  expect(judge(pattern)).toHaveLength(1);
});

test("settings are read, with nothing where nothing is written", () => {
  const text = JSON.stringify({ deliberate: [{ finding: "ace sales-overlap *", reason: "The one replaces it." }] });

  expect(readSettings(text, "f.json")).toEqual({
    deliberate: [{ finding: "ace sales-overlap *", reason: "The one replaces it." }],
    externalHosts: [],
    claims: null,
  });
});

test.each([
  ["no JSON", "{", "f.json is no JSON"],
  [
    "a mark without a reason",
    '{"deliberate":[{"finding":"ace sales-overlap *","reason":" "}]}',
    "say why it is deliberate",
  ],
  [
    "a mark that names no place",
    '{"deliberate":[{"finding":"ace","reason":"Because it is so."}]}',
    "brand, rule and place",
  ],
  ["a key that nobody knows", '{"allowed":[]}', "allowed"],
])("%s is refused with what to write", (_, text, message) => {
  expect(() => readSettings(text, "f.json")).toThrow(message);
});

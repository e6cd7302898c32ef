import { expect, test } from "vitest";
import { budgetFault, htmlFault, stylesFault } from "./budget.ts";
import type { Script } from "./script.ts";

const script = (name: string, gzip: number, text = ""): Script => ({ name, gzip, text });
const page = (...scripts: Script[]) => ({ title: "A page", limit: 3072, scripts });

test("at its budget a page passes", () => {
  expect(budgetFault(page(script("own.js", 3072)))).toBeNull();
});

test("a byte past its budget it fails, with its chunks, the largest first, and what they hold", () => {
  const follow = script("large.js", 2900, 'e.s(["StickyBar",0,f])');
  const film = script("small.js", 100, 'e.s(["VideoPlayerIsland",0,f])');
  const fault = budgetFault(page(film, script("router.js", 73), follow));
  expect(fault).toContain("A page loads 3,073 bytes of scripts; its budget is 3,072.");
  expect(fault).toMatch(
    /large\.js {2}holds StickyBar\n.*small\.js {2}holds VideoPlayerIsland\n +73 bytes {2}other chunks/,
  );
});

test("a page that waits for more styles than it may is named with both sizes", () => {
  expect(stylesFault({ title: "A page", limit: 12_288, gzip: 12_288 })).toBeNull();
  expect(stylesFault({ title: "A page", limit: 12_288, gzip: 12_289 })).toMatch(
    /^A page waits for 12,289 bytes of styles; its budget is 12,288\./u,
  );
});

test("a page whose HTML is larger than it may be is named with both sizes", () => {
  expect(htmlFault({ title: "Page with sixteen blocks", limit: 12_288, gzip: 12_288 })).toBeNull();
  expect(htmlFault({ title: "Page with sixteen blocks", limit: 12_288, gzip: 12_289 })).toMatch(
    /^The HTML of page with sixteen blocks is 12,289 bytes; its budget is 12,288\./u,
  );
});

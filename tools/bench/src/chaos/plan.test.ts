import { expect, test } from "vitest";
import { listPages, planRenders, WAYS } from "./plan.ts";
import { pool } from "./pool.ts";

test("pages stand where their files' names say", () => {
  expect(listPages(["home.yaml", "career-center--math.yaml", "blog--home.yaml", "notes.md"])).toEqual([
    { slug: "home", path: "/" },
    { slug: "career-center--math", path: "/career-center/math/" },
    { slug: "blog--home", path: "/blog/" },
  ]);
});

test("every page is rendered in every way, in an order that the seed repeats", () => {
  const pages = listPages(["home.yaml", "about.yaml", "a--b.yaml"]);
  const plan = planRenders(pages, 24, 1, "t");
  const pairs = new Set(plan.map(({ way, page }) => `${way} ${page.slug}`));
  expect(pairs.size).toBe(WAYS.length * pages.length);
  expect(planRenders(pages, 24, 1, "t")).toEqual(plan);
  expect(planRenders(pages, 24, 2, "t")).not.toEqual(plan);
  expect(plan.find(({ way }) => way === "preview")?.address).toMatch(/^\/.*\?token=t$/);
});

test("a pool keeps the order and never works on more than its width", async () => {
  let running = 0;
  let most = 0;
  const twice = async (number: number) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    return number * 2;
  };
  expect(await pool([1, 2, 3, 4, 5], 2, twice)).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

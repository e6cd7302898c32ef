import { conforms } from "@courseway/pricing/conforms";
import { describe, expect, test } from "vitest";
import * as emailed from "./emailed/index.ts";
import * as explain from "./explain/index.ts";
import * as coupons from "./index.ts";
import * as texts from "./texts/index.ts";
import file from "../vectors.json" with { type: "json" };

// It starts timers, which vectors do not cover.
const { runAt: _, ...rest } = coupons;
const functions = { ...rest, ...emailed, ...explain, ...texts };
const named = [...new Set(file.vectors.map((vector) => vector.function))];

describe("every function answers as the committed vectors say; `pnpm vectors` renews them", () => {
  test.each(named)("%s", (name) => {
    const { ran, differences } = conforms(functions, { vectors: file.vectors.filter((one) => one.function === name) });
    expect(ran).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });

  test("and there are vectors of every exported value", () => {
    expect(Object.keys(functions).filter((name) => !named.includes(name))).toEqual([]);
  });
});

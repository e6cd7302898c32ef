import { describe, expect, it } from "vitest";
import { conforms } from "./conforms/index.ts";
import * as pricing from "./index.ts";
import * as texts from "./texts/index.ts";
import file from "../vectors.json" with { type: "json" };

const functions = { ...pricing, ...texts };
const named = [...new Set(file.vectors.map((vector) => vector.function))];

describe("every function answers as the committed vectors say; `pnpm vectors` renews them", () => {
  it.each(named)("%s", (name) => {
    const { ran, differences } = conforms(functions, { vectors: file.vectors.filter((one) => one.function === name) });
    expect(ran).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });

  it("and there are vectors of every exported value", () => {
    expect(Object.keys(functions).filter((name) => !named.includes(name))).toEqual([]);
  });
});

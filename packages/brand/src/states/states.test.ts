import { expect, test } from "vitest";
import { guessState, findState, stateToStore } from "./find-state.ts";
import { STATES, STATES_AND_DC } from "./states.ts";

test("lists 54 states and territories, each name, abbreviation and slug once [LOC-006]", () => {
  expect(STATES).toHaveLength(54);
  for (const part of ["name", "abbreviation", "slug"] as const)
    expect(new Set(STATES.map((state) => state[part])).size).toBe(54);
  expect(STATES.filter((state) => state.territory).map((state) => state.name)).toEqual([
    "Guam",
    "Puerto Rico",
    "Virgin Islands",
  ]);
  expect(STATES.map((state) => state.name)).toEqual(STATES.map((state) => state.name).toSorted());
  expect(STATES_AND_DC).toHaveLength(51);
});

test("Washington D.C. has a slug without dots, like every other [LOC-006]", () => {
  expect(findState("DC")).toEqual({
    name: "Washington D.C.",
    abbreviation: "DC",
    slug: "washington-dc",
    territory: false,
  });
  for (const { slug } of STATES) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("reads a name, slug or abbreviation in any case as the same state [LOC-004]", () => {
  for (const state of STATES) {
    for (const text of [
      state.name,
      state.slug,
      state.abbreviation,
      state.name.toUpperCase(),
      ` ${state.abbreviation.toLowerCase()} `,
    ]) {
      expect(findState(text)).toBe(state);
    }
  }
  expect(
    ["District of Columbia", "Washington, DC", "U.S. Virgin Islands", "New -  York"].map(
      (text) => findState(text)?.abbreviation,
    ),
  ).toEqual(["DC", "DC", "VI", "NY"]);
});

test.each([undefined, null, "", "undefined", "null", "default", "XX", "constructor", "West", "newyork"])(
  "%j is no state [LOC-003]",
  (text) => {
    expect(findState(text)).toBeNull();
  },
);

test("takes the cookie's state before the lookup's [LOC-001, LOC-003]", () => {
  expect(guessState("TX", "CA")?.abbreviation).toBe("TX");
  expect(guessState("undefined", "CA")?.abbreviation).toBe("CA");
  expect(guessState(null, undefined)).toBeNull();
});

test("stores the abbreviation of a state that was chosen, where it is not stored yet [LOC-002, LOC-004]", () => {
  expect(stateToStore(null, "Texas")).toBe("TX");
  expect(stateToStore("TX", "new-york")).toBe("NY");
  expect(stateToStore("texas", "TX")).toBe("TX");
  expect(stateToStore("TX", "Texas")).toBeNull();
});

test.each([null, undefined, "", "undefined", "Mars"])(
  "stores nothing for %j, which is no state [LOC-003]",
  (chosen) => {
    expect(stateToStore("TX", chosen)).toBeNull();
    expect(stateToStore(null, chosen)).toBeNull();
  },
);

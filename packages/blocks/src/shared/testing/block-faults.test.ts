import { rows, text } from "@courseway/content-client";
import { expect, test } from "vitest";
import { exampleFaults, guideFaults, wordsFaults } from "./block-faults.ts";

const fields = {
  sectionTitle: text("The heading"),
  facts: rows("The facts", { fact: { factText: text("What it says") } }),
};
const fact = { typeHandle: "fact", factText: "One" };
const folder = "packages/blocks/src/quick-facts";

test("nothing is wrong where examples fill each field", () => {
  expect(exampleFaults("quickFacts", fields, { one: { sectionTitle: "A" }, two: { facts: [fact] } })).toEqual([]);
});

test("a field without an example, and an example of no field, say file, field and what to do", () => {
  const examples = { one: { sectionTitel: "A", facts: [{ ...fact, factTitle: "B" }] } };
  expect(exampleFaults("quickFacts", fields, examples)).toEqual([
    `${folder}/examples.ts: no example fills the field sectionTitle, so nobody sees what it does. Give it a value in one of the examples.`,
    `${folder}/examples.ts: an example fills facts:fact.factTitle, which is no field of the block. Declare it in fields.ts, or take it out of the example.`,
    `${folder}/examples.ts: an example fills sectionTitel, which is no field of the block. Declare it in fields.ts, or take it out of the example.`,
  ]);
});

test("what editors are not told says file and what to do", () => {
  const reported = { about: "Facts.", fields };
  expect(wordsFaults("quickFacts", reported)).toEqual([]);
  expect(wordsFaults("quickFacts", { about: "facts", fields: { note: text("the note.") } })).toEqual([
    expect.stringMatching(/^packages\/blocks\/src\/quick-facts\/fields\.ts: about is “facts”\. Write whole sentences/u),
    expect.stringMatching(/fields\.ts: the field note tells editors “the note\.”\. Write what it does/u),
  ]);
});

test("a guide that is not there, or says next to nothing, says file and what to do", () => {
  const words = "Prices: take productCards.";
  expect(guideFaults("quickFacts", { notFor: words, accessibility: "A list, read out as one." })).toEqual([]);
  expect(guideFaults("quickFacts", null)).toEqual([expect.stringContaining(`${folder}/fields.ts exports no guide`)]);
  expect(guideFaults("quickFacts", { notFor: words, accessibility: "Fine." })).toEqual([
    `${folder}/fields.ts: accessibility is “Fine.”, which says too little. Write a sentence.`,
  ]);
});

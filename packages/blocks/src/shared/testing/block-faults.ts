import type { Fields } from "@courseway/content-client";
import type { BlockDeclaration } from "../../declarations.ts";
import type { BlockExamples } from "../../define-block.ts";
import { allFields, declaredPaths, examplePaths } from "./field-paths.ts";

/** The folder of a block of the library. */
export const blockFolder = (name: string): string =>
  `packages/blocks/src/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Fields that no example fills, and values in examples that are not a field: each with its file and what to do. */
export function exampleFaults(name: string, fields: Fields, examples: BlockExamples): readonly string[] {
  const file = `${blockFolder(name)}/examples.ts`;
  const declared = new Set(declaredPaths(fields));
  const filled = new Set(examplePaths(fields, Object.values(examples)));
  const missing = [...declared].filter((path) => !filled.has(path));
  const unknown = [...filled].filter((path) => !declared.has(path));
  return [
    ...missing.map(
      (path) =>
        `${file}: no example fills the field ${path}, so nobody sees what it does. Give it a value in one of the examples.`,
    ),
    ...unknown.map(
      (path) =>
        `${file}: an example fills ${path}, which is no field of the block. Declare it in fields.ts, or take it out of the example.`,
    ),
  ];
}

/** The faults of the texts for editors: a block's description, and those of its fields. */
export function wordsFaults(
  name: string,
  { about, fields }: Pick<BlockDeclaration, "about" | "fields">,
): readonly string[] {
  const file = `${blockFolder(name)}/fields.ts`;
  const mute = [...allFields(fields)].filter(([, field]) => !/^\P{Ll}.*[^.\s]$/su.test(field.about));
  return [
    ...(/^[A-Z].*\.$/s.test(about)
      ? []
      : [
          `${file}: about is “${about}”. Write whole sentences that say what the block is for, with a period behind each.`,
        ]),
    ...mute.map(
      ([path, field]) =>
        `${file}: the field ${path} tells editors “${field.about}”. Write what it does, with a capital in front and no period behind.`,
    ),
  ];
}

/** The faults of a block's guide: it is missing, or says too little. */
export function guideFaults(name: string, guide: BlockDeclaration["guide"]): readonly string[] {
  const file = `${blockFolder(name)}/fields.ts`;
  if (guide === null)
    return [
      `${file} exports no guide. Write it: export const guide: BlockGuide with notFor, what to take another block for, and accessibility, what it does for keyboards and screen readers.`,
    ];
  const { notFor, accessibility } = guide;
  return Object.entries({ notFor, accessibility })
    .filter(([, words]) => words.length < 20)
    .map(([part, words]) => `${file}: ${part} is “${words}”, which says too little. Write a sentence.`);
}

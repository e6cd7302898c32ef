import { ISLAND_TAG, SLOT_NUMBER } from "@courseway/ui/islands";
import { type IslandData, PLACE } from "../start/page-file.ts";

/** Where an island or a template begins or ends. */
const TAGS = new RegExp(
  `<${ISLAND_TAG} name="(?<name>[^"]*)"(?<when> when="[^"]*")? props="(?<props>[^"]*)">|</${ISLAND_TAG}>|<template(?: ${SLOT_NUMBER}="(?<slot>\\d+)")?[^<>]*>|</template>`,
  "gu",
);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const unescaped = (attribute: string): string =>
  attribute.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);

interface TakenIslands {
  /** The page, in which each island has its place in the list instead of its props. */
  readonly tree: string;
  readonly islands: readonly IslandData[];
  /** What those are called that start with the page, each once. */
  readonly names: readonly string[];
  /** What those are called that start where something of the page has changed for the visitor, each once. */
  readonly changed: readonly string[];
  /** What those are called that start where the visitor uses them, each once. */
  readonly used: readonly string[];
}

interface OpenTemplate {
  /** Null for a template that is no island's slot. */
  readonly slot: string | null;
  readonly island: number;
  readonly before: string;
}

/** Takes what only a script needs out of a page's HTML: its islands' props, and the slots that they do not show at first. */
export function takeIslands(html: string): TakenIslands {
  const islands: { readonly props: unknown; later?: Record<string, string> }[] = [];
  const names = new Set<string>();
  const changed = new Set<string>();
  const used = new Set<string>();
  const openIslands: number[] = [];
  const openTemplates: OpenTemplate[] = [];
  let out = "";
  let end = 0;
  for (const match of html.matchAll(TAGS)) {
    const [tag] = match;
    const { name, when = "", props = "", slot } = match.groups ?? {};
    out += html.slice(end, match.index);
    end = match.index + tag.length;
    if (name !== undefined) {
      if (when === "") names.add(name);
      else if (when.includes("changed")) changed.add(name);
      else if (when.includes("used")) used.add(name);
      openIslands.push(islands.push({ props: JSON.parse(unescaped(props)) }) - 1);
      out += `<${ISLAND_TAG} name="${name}"${when} ${PLACE}="${islands.length - 1}">`;
    } else if (tag.startsWith("<template")) {
      openTemplates.push({ slot: slot ?? null, island: openIslands.at(-1) ?? -1, before: out });
      out = slot === undefined ? tag : "";
      continue;
    } else if (tag === "</template>") {
      const opened = openTemplates.pop();
      const island = islands[opened?.island ?? -1];
      if (opened && opened.slot !== null && island) {
        (island.later ??= {})[opened.slot] = out;
        out = opened.before;
      } else out = `${opened?.before ?? ""}${out}${tag}`;
    } else {
      openIslands.pop();
      out += tag;
    }
  }
  return { tree: out + html.slice(end), islands, names: [...names], changed: [...changed], used: [...used] };
}

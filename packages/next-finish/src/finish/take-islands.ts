import { ISLAND_TAG, SLOT_NUMBER } from "@courseway/ui/islands";
import { type IslandData, PROPS_INDEX } from "../start/page-file.ts";

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
  /** The page, in which each island has its index in the list instead of its props. */
  readonly tree: string;
  readonly islands: readonly IslandData[];
  /** The names of islands that start with the page, without repeats. */
  readonly names: readonly string[];
  /** The names of islands with `when="changed"`. */
  readonly changed: readonly string[];
  /** The names of islands with `when="used"`. */
  readonly used: readonly string[];
}

/** Removes from a page's HTML what only a script needs: its islands' props, and slots that they do not show at first. */
export function takeIslands(html: string): TakenIslands {
  const islands: { readonly props: unknown; later?: Record<string, string> }[] = [];
  const names = new Set<string>();
  const changed = new Set<string>();
  const used = new Set<string>();
  const openIslands: number[] = [];
  /** With their slot; null for a template that is not an island's slot. */
  const openTemplates: { readonly slot: string | null; readonly island: number; readonly before: string }[] = [];
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
      out += `<${ISLAND_TAG} name="${name}"${when} ${PROPS_INDEX}="${islands.length - 1}">`;
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

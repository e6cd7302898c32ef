import { ISLAND_TAG, SLOT_KEY, SLOT_NUMBER, SLOT_TAG } from "@courseway/ui/islands";
import { createElement, type ReactNode } from "react";
import { HEADING_SLOT } from "../heading-text.ts";

/** Server HTML within an island. Its nodes are moved, never rendered again. */
class Slot {
  #nodes: readonly Node[];
  #home: Element | null = null;

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
  }

  /** For `ref`: moves the nodes into an empty element. A second element at the same time gets a copy. */
  readonly show = (element: Element | null): (() => void) | undefined => {
    if (element === null) return undefined;
    if (this.#home !== null) element.append(...this.#nodes.map((node) => node.cloneNode(true)));
    else {
      this.#home = element;
      if (element.firstChild === null) element.append(...this.#nodes);
    }
    return () => {
      if (this.#home !== element) return;
      this.#nodes = [...element.childNodes];
      this.#home = null;
    };
  };
}

/** The visitor's heading, read before anything changes the address. [RT-045] */
const heading = new URLSearchParams(location.search).get("hlText")?.replaceAll("-", " ") ?? "";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const headingHtml = heading.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const LEFT_ALONE = { __html: "" };

const shown = (slot: Slot, number: number): ReactNode =>
  createElement(SLOT_TAG, {
    key: number,
    [SLOT_NUMBER]: number,
    ref: slot.show,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: LEFT_ALONE,
  });

const parsed = (html: string): readonly Node[] => {
  const template = document.createElement("template");
  template.innerHTML = html.replaceAll(HEADING_SLOT, () => headingHtml);
  return [...template.content.childNodes];
};

/** A plain island's hidden parts, as templates. */
export const createTemplates = (later: Readonly<Record<string, string>>): readonly HTMLTemplateElement[] =>
  Object.entries(later).map(([number, html]) => {
    const template = document.createElement("template");
    template.setAttribute(SLOT_NUMBER, number);
    template.content.append(...parsed(html));
    return template;
  });

/** A slot's nodes: those that the HTML shows, or else those in a template or in the page's file. */
function readSlots(island: Element, later: Readonly<Record<string, string>>): ReadonlyMap<number, Slot> {
  const slots = new Map<number, Slot>();
  for (const [number, html] of Object.entries(later)) slots.set(Number(number), new Slot(parsed(html)));
  for (const element of island.querySelectorAll<HTMLElement>(`:scope > template[${SLOT_NUMBER}]`)) {
    if (element instanceof HTMLTemplateElement)
      slots.set(Number(element.getAttribute(SLOT_NUMBER)), new Slot([...element.content.childNodes]));
    element.remove();
  }
  for (const element of island.querySelectorAll(SLOT_TAG))
    if (element.parentElement?.closest(ISLAND_TAG) === island)
      slots.set(Number(element.getAttribute(SLOT_NUMBER)), new Slot([...element.childNodes]));
  return slots;
}

/** An island's props with its nodes, and with the visitor's heading on a page that is cached once for all headings. */
export function takeSlots(island: Element, props: unknown, later: Readonly<Record<string, string>>): object {
  const slots = readSlots(island, later);
  const filled = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(HEADING_SLOT, () => heading);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    const number: unknown = Reflect.get(value, SLOT_KEY);
    if (typeof number === "number") return shown(slots.get(number) ?? new Slot([]), number);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an island's props are an object
  return filled(props) as object;
}

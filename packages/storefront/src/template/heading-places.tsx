import type { Report } from "@courseway/services";
import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { resolveNode } from "../markup/safe-tree.tsx";
import type { PageModel } from "../pages/page-model.ts";
import { HEADING_PLACE } from "../headings/heading-text.ts";
import { OwnHeading } from "../headings/OwnHeading.client.tsx";

type Props = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Props => typeof value === "object" && value !== null;

/** The pieces of a text with the visitor's heading between them. */
const pieces = (text: string): readonly ReactNode[] =>
  text
    .split(HEADING_PLACE)
    .flatMap((piece, index) => [
      ...(index === 0 ? [] : [<OwnHeading key={index} />]),
      ...(piece === "" ? [] : [piece]),
    ]);

/** A tree with the visitor's heading in its places. */
interface PlacedHeading {
  readonly node: ReactNode;
  /** An island has the heading as data, and would know its place alone once it is drawn in the browser. */
  readonly isHandedOn: boolean;
}

/**
 * Puts the visitor's heading wherever a resolved tree has a place for it between tags, an island's children included.
 */
export function placeHeading(tree: ReactNode): PlacedHeading {
  let isHandedOn = false;

  function text(value: string, isDrawn: boolean, isInIsland: boolean): unknown {
    if (!value.includes(HEADING_PLACE)) return value;
    if (isDrawn) return pieces(value);
    isHandedOn ||= isInIsland;
    return value;
  }

  function properties(values: Props, isInIsland: boolean): Props {
    const placed = Object.entries(values).map(
      ([name, one]) => [name, visit(one, name === "children", isInIsland)] as const,
    );
    return placed.every(([name, one]) => one === values[name]) ? values : Object.fromEntries(placed);
  }

  /** @param isDrawn whether the value stands between tags */
  function visit(value: unknown, isDrawn: boolean, isInIsland: boolean): unknown {
    if (typeof value === "string") return text(value, isDrawn, isInIsland);
    if (Array.isArray(value)) {
      const placed = value.map((one) => visit(one, isDrawn, isInIsland));
      return placed.every((one, index) => one === value[index]) ? value : placed;
    }
    if (!isValidElement<Props>(value)) return isRecord(value) ? properties(value, isInIsland) : value;
    const { type, props } = value;
    const placed = properties(props, isInIsland || (typeof type !== "string" && type !== Fragment));
    return placed === props ? value : cloneElement(value, placed);
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same tree, with elements in the place of text
  const node = visit(tree, true, false) as ReactNode;
  return { node, isHandedOn };
}

/**
 * The blocks of a page with places that hand the heading to an island as data. Each is reported: no heading of a visitor's can
 * stand on the page until its block is put right.
 */
export function blocksHandingOn({ slots }: Pick<PageModel, "slots">, report: Report): readonly string[] {
  return slots.flatMap((slot) => {
    if (slot.kind === "problem" || !isHandingOn(slot.render)) return [];
    const message = `Block ${slot.name} hands its main heading to an island as data, so hlText is left out of account on its pages. Give it to the island as children.`;
    report({ level: "error", message, tags: { block: slot.name } });
    return [slot.name];
  });
}

function isHandingOn(render: () => ReactNode): boolean {
  try {
    return placeHeading(resolveNode(render())).isHandedOn;
  } catch {
    // It will be left out of the page as well.
    return false;
  }
}

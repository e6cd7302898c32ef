import { createElement, type ReactNode } from "react";
import { SLOT_KEY, SLOT_NUMBER, SLOT_TAG } from "./island-source.ts";

/** A React node in an island's props. */
interface Slot {
  readonly node: ReactNode;
  isShown: boolean;
}

interface DividedProps<Props> {
  /** The props as JSON, with a number instead of each node. */
  readonly json: string;
  readonly slots: readonly Slot[];
  /** The props with an element around each node. */
  readonly filled: Props;
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Whether the value is an element, or a reference that React resolves later. */
const isElement = (value: unknown): boolean => isObject(value) && "$$typeof" in value;

/**
 * Whether a prop is a node: `children` always are if they are an array or a string, other props only if they are an
 * element.
 */
const isNode = (name: string, value: unknown): boolean =>
  isElement(value) || (name === "children" && (Array.isArray(value) || typeof value === "string"));

/** Renders a node, and records that it was shown. */
function ShownSlot({ slot, number }: { readonly slot: Slot; readonly number: number }): ReactNode {
  slot.isShown = true;
  return wrapped(SLOT_TAG, number, slot.node);
}

/** Passes children one by one, so that React requires no keys that their author need not give. */
const wrapped = (tag: string, number: number, node: ReactNode): ReactNode =>
  createElement(
    tag,
    { key: number, [SLOT_NUMBER]: number },
    ...(Array.isArray(node) ? (node as readonly ReactNode[]) : [node]),
  );

/** Splits an island's props into JSON and nodes. */
export function divideProps<Props extends object>(props: Props): DividedProps<Props> {
  const slots: Slot[] = [];
  const data = (name: string, value: unknown): unknown => {
    if (isNode(name, value)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `isNode` has looked
      slots.push({ node: value as ReactNode, isShown: false });
      return { [SLOT_KEY]: slots.length - 1 };
    }
    if (Array.isArray(value)) return value.map((one) => data("", one));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, data(key, one)]))
      : value;
  };
  const json = JSON.stringify(data("", props));
  // Built from the JSON, so that the component gets the same props as in the browser.
  const filled: unknown = JSON.parse(json, (_, value: unknown) => {
    const number = isObject(value) ? value[SLOT_KEY] : undefined;
    const slot = typeof number === "number" ? slots[number] : undefined;
    return slot === undefined ? value : createElement(ShownSlot, { key: Number(number), slot, number: Number(number) });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same props, each node within an element
  return { json, slots, filled: filled as Props };
}

/** Renders the slots that the preceding island did not show, in templates that browsers do not display. */
export const unshownSlots = ({ slots }: { readonly slots: readonly Slot[] }): ReactNode =>
  slots.map(({ node, isShown }, number) => (isShown ? null : wrapped("template", number, node)));

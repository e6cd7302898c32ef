import { createElement, type ReactNode } from "react";
import { SLOT_KEY, SLOT_NUMBER, SLOT_TAG } from "./island-source.ts";

/** A node among an island's props. */
interface Slot {
  readonly node: ReactNode;
  isShown: boolean;
}

interface DividedProps<Props> {
  /** The props as JSON, with a number in the place of each node. */
  readonly json: string;
  readonly slots: readonly Slot[];
  /** The props with an element around each node. */
  readonly filled: Props;
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** An element, or one that React has still to read. */
const isElement = (value: unknown): boolean => isObject(value) && "$$typeof" in value;

/** `children` are a node whatever they are; of other props only elements are. */
const isNode = (name: string, value: unknown): boolean =>
  isElement(value) || (name === "children" && (Array.isArray(value) || typeof value === "string"));

/** Shows a node, and notes that it was shown. */
function ShownSlot({ slot, number }: { readonly slot: Slot; readonly number: number }): ReactNode {
  slot.isShown = true;
  return wrapped(SLOT_TAG, number, slot.node);
}

/** Children one by one, so that React asks for no keys that their author need not give. */
const wrapped = (tag: string, number: number, node: ReactNode): ReactNode =>
  createElement(
    tag,
    { key: number, [SLOT_NUMBER]: number },
    ...(Array.isArray(node) ? (node as readonly ReactNode[]) : [node]),
  );

/** Divides an island's props into JSON and nodes. */
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
  // From the JSON, so that the component is given what the browser will give it.
  const filled: unknown = JSON.parse(json, (_, value: unknown) => {
    const number = isObject(value) ? value[SLOT_KEY] : undefined;
    const slot = typeof number === "number" ? slots[number] : undefined;
    return slot === undefined ? value : createElement(ShownSlot, { key: Number(number), slot, number: Number(number) });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same props, each node within an element
  return { json, slots, filled: filled as Props };
}

/** The slots that the island before it has not shown, where no browser shows them either. */
export const unshownSlots = ({ slots }: { readonly slots: readonly Slot[] }): ReactNode =>
  slots.map(({ node, isShown }, number) => (isShown ? null : wrapped("template", number, node)));

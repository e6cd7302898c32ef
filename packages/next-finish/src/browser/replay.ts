import { ISLAND_TAG } from "@courseway/ui/islands";
import { BUSY, type QueuedEvent } from "../start/queued.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSwitch = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type);

/** Whether two queued events belong to one field. A group of radio buttons is one field: only its last event counts. */
function isSameField(one: Element, other: Element): boolean {
  if (one === other) return true;
  if (!isSwitch(one) || !isSwitch(other) || one.type !== "radio" || other.type !== "radio") return false;
  return one.name === other.name && one.form === other.form;
}

/** Whether a later event replaces the first: of a checkbox only the last state counts, of a text the state before the next field. */
function isRepeated([first, ...rest]: readonly QueuedEvent[]): boolean {
  if (first === undefined) return false;
  const [target, detail] = first;
  if (detail === undefined || typeof detail === "object") return false;
  const later = isSwitch(target) ? rest : rest.slice(0, 1);
  return later.some(([other]) => isSameField(target, other));
}

/** Whether a field differs from the server's HTML. If not, React sees no change, and no event is sent. */
function switchAgain(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.defaultChecked) return;
  // React ignores an event for a state that it has already seen.
  field.checked = !checked;
  field.click();
}

/** React remembers a field's last value and ignores an event with the same text. */
const forget = (field: object, text: string): void => {
  const tracker: unknown = Reflect.get(field, "_valueTracker");
  if (typeof tracker !== "object" || tracker === null) return;
  const setValue: unknown = Reflect.get(tracker, "setValue");
  if (typeof setValue === "function") setValue.call(tracker, text === "" ? " " : "");
};

function typeAgain(field: Field, text: string): void {
  // An effect may have reset the field. React's own setter would mark the text as already seen.
  if (field.value !== text)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  forget(field, text);
  const names = field instanceof HTMLSelectElement ? ["input", "change"] : ["input"];
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function play([target, detail]: QueuedEvent): void {
  if (target instanceof HTMLFormElement) {
    target.requestSubmit(detail instanceof HTMLElement ? detail : undefined);
    target.closest(ISLAND_TAG)?.removeAttribute(BUSY);
  } else if (typeof detail === "boolean" && isSwitch(target)) switchAgain(target, detail);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields have a text
  else if (typeof detail === "string") typeAgain(target as Field, detail);
  else if (target instanceof HTMLElement) target.click();
}

/** Replays the first queued event, unless its element has left the page. */
export function playFirst(queued: QueuedEvent[]): void {
  const isVoid = isRepeated(queued);
  const event = queued.shift();
  if (event?.[0].isConnected && !isVoid) play(event);
}

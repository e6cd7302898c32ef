import { type BrowserError, ERROR_NAMES, SCRIPT_LOCATION } from "./browser-error.ts";
import { IslandError } from "@courseway/next-finish/browser";

/** The block that an element is in. */
type BlockOf = (element: Element) => string | null;

/** More errors of one page say nothing new. */
const MOST_ERRORS = 5;

/** The first position in one of the site's scripts in a text; empty for none. */
function findLocation(text: string): string {
  for (const part of text.split(location.origin)) {
    const [found] = SCRIPT_LOCATION.exec(part) ?? [];
    if (found) return found;
  }
  return "";
}

/** Of a message only the URL of a script that did not load is sent. */
function readError(event: Event, findBlock: BlockOf): BrowserError | null {
  const { target } = event;
  if (target instanceof HTMLScriptElement) {
    const at = findLocation(target.src);
    return at ? { kind: "file", name: "other", at, block: null } : null;
  }
  const isThrown = event instanceof ErrorEvent;
  if (!isThrown && !("reason" in event)) return null;
  const outer: unknown = isThrown ? event.error : Reflect.get(event, "reason");
  const island = outer instanceof IslandError ? outer : null;
  const error = island ? island.cause : outer;
  const { name = "", message = "", stack = "" } = error instanceof Error ? error : {};
  // The browsers' messages for a failed import.
  const isFile = error instanceof TypeError && message.includes("module");
  return {
    kind: isFile ? "file" : island ? "island" : isThrown ? "uncaught" : "promise",
    name: ERROR_NAMES.find((one) => one === name) ?? "other",
    at:
      findLocation(isFile ? message : stack.replace(message, "")) ||
      (isThrown && !island ? findLocation(`${event.filename}:${event.lineno}:${event.colno}`) : ""),
    block: island && findBlock(island.element),
  };
}

/** The errors for a beacon, each kind once. */
export function countErrors(events: readonly Event[], findBlock: BlockOf): readonly BrowserError[] {
  const all = events.map((event) => readError(event, findBlock)).filter((error) => error !== null);
  return [...new Map(all.map((error) => [JSON.stringify(error), error])).values()].slice(0, MOST_ERRORS);
}

import { EARLY_CLICKS } from "./early-clicks.ts";

/** Holds the clicks of a visitor who is quicker than the page's scripts. Stands before the first link. */
export function EarlyClicks() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_CLICKS }} />;
}

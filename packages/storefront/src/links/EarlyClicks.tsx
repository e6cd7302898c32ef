import type { BrandConfig } from "@courseway/brand";
import { CARRY_QUERY } from "./carry-query.ts";
import { DIALOG_COMMANDS } from "./dialog-commands.ts";

/** The text of a script that runs before the first link or button can be clicked. [GEN-003, LNK-009] */
export const EARLY_CLICKS = `${CARRY_QUERY};${DIALOG_COMMANDS}`;

interface EarlyClicksProps {
  /** `carryRules` of the brand. */
  readonly carry: string;
  /** When the page's scripts start; `finishPage` reads it here. */
  readonly runtime?: BrandConfig["runtime"];
}

/**
 * Serves the visitor who is quicker than the page's scripts. Stands before the first link. In a finished page the element
 * has no text, since the loader and its starter have it.
 */
export function EarlyClicks({ carry, runtime }: EarlyClicksProps) {
  const asked = runtime === "eager" ? undefined : runtime;
  return <script data-runtime={asked} data-carry={carry} dangerouslySetInnerHTML={{ __html: EARLY_CLICKS }} />;
}

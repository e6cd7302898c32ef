import { z } from "zod";

/** The location lookup's response. [API-033, LOC-008] */
export const whereAmISchema = z.object({ stateabbr: z.string().nullish() });

/** The IP lookup's response, plain text. [LOC-007] */
export const ipSchema = z.union([z.ipv4(), z.ipv6()]);

/** Returns two capital letters, or null for any other value, including the text "undefined". [LOC-003, LOC-008] */
export function parseState(stateabbr: string | null | undefined): string | null {
  const text = (stateabbr ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(text) ? text : null;
}

/**
 * Returns the default address of a brand's location lookup. [API-033, API-034]
 *
 * @example whereAmIUrl("https://www.example.com/") // "https://www.example.com/whereami"
 */
export function whereAmIUrl(brandUrl: string): string {
  return `${brandUrl.replace(/\/+$/, "")}/whereami`;
}

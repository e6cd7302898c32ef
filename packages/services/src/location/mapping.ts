/** Two capital letters, or null for anything else, the text "undefined" included. [LOC-003, LOC-008] */
export function stateOfResponse(stateabbr: string | null | undefined): string | null {
  const text = (stateabbr ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(text) ? text : null;
}

/**
 * Where a brand looks its visitors up unless it is told otherwise. [API-033, API-034]
 *
 * @example whereAmIUrl("https://www.example.com/") // "https://www.example.com/whereami"
 */
export function whereAmIUrl(brandUrl: string): string {
  return `${brandUrl.replace(/\/+$/, "")}/whereami`;
}

/** The three classes of HTTP error. [ERR-002] */
export type HttpErrorClass = "Runtime JS" | "Http Preflight" | "Http Native";

/**
 * Classifies an error by its status: no status means a fault in our own code, 0 means no response. [ERR-002]
 *
 * @example httpErrorClass(new TypeError("x")) // "Runtime JS"
 */
export function httpErrorClass(error: unknown): HttpErrorClass {
  const status = findStatus(error);
  if (status === undefined) return "Runtime JS";
  return status === 0 ? "Http Preflight" : "Http Native";
}

/** The status of an error, or undefined. */
export function findStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("status" in error)) return undefined;
  return typeof error.status === "number" ? error.status : undefined;
}

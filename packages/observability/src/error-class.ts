/** The three classes of HTTP error. [ERR-002] */
export type HttpErrorClass = "Runtime JS" | "Http Preflight" | "Http Native";

/**
 * Classes an error by its status: none is a fault of our own code, 0 means that no answer came. [ERR-002]
 *
 * @example httpErrorClass(new TypeError("x")) // "Runtime JS"
 */
export function httpErrorClass(error: unknown): HttpErrorClass {
  const status = findStatus(error);
  if (status === undefined) return "Runtime JS";
  return status === 0 ? "Http Preflight" : "Http Native";
}

/** The status that an error carries, or undefined. */
export function findStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("status" in error)) return undefined;
  return typeof error.status === "number" ? error.status : undefined;
}

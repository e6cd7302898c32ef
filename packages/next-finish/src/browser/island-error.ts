/** An island that threw or did not start, with its element. The cause is what was thrown. */
export class IslandError extends Error {
  readonly element: Element;

  constructor(element: Element, cause: unknown) {
    super(`The island ${element.getAttribute("name") ?? ""} fails: ${String(cause)}`, { cause });
    this.element = element;
  }
}

import { vi } from "vitest";

/**
 * Test files of a worker share one document. Before each file, this makes it what it was before the first one: its own
 * elements without attributes or children, its address, no stored values, and no listeners. A test that replaced `<body>`
 * would leave the next file's `screen`, which Testing Library binds to the first one, without a page.
 */
interface FirstPage {
  readonly html: HTMLElement;
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  readonly url: string;
  /** Objects that tests and libraries write on, and their own properties. */
  readonly properties: readonly (readonly [object, ReadonlySet<string | symbol>])[];
  /** Takes away the listeners of the window and the document that were added since the last time. */
  readonly removeListeners: () => void;
}

const shared = globalThis as typeof globalThis & { [first: symbol]: FirstPage | undefined };
const FIRST = Symbol.for("courseway-tests.first-page");

function watchListeners(): () => void {
  const added: (() => void)[] = [];
  for (const target of [window, document] as readonly EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const value: typeof add = (type, listener, options) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    };
    Object.defineProperty(target, "addEventListener", { configurable: true, writable: true, value });
  }
  return () => {
    for (const remove of added.splice(0)) remove();
  };
}

function firstPage(): FirstPage {
  const { documentElement: html, head, body } = document;
  const removeListeners = watchListeners();
  const written = [document, navigator, Document.prototype, Element.prototype, HTMLElement.prototype];
  const properties = written.map((one) => [one, new Set(Reflect.ownKeys(one))] as const);
  return { html, head, body, url: location.href, properties, removeListeners };
}

function restorePage({ html, head, body, url, properties, removeListeners }: FirstPage): void {
  vi.restoreAllMocks();
  removeListeners();
  // Libraries note on the document that their listeners are there; tests define what jsdom lacks.
  for (const [one, first] of properties)
    for (const name of Reflect.ownKeys(one)) if (!first.has(name)) Reflect.deleteProperty(one, name);
  document.replaceChildren(html);
  html.replaceChildren(head, body);
  for (const element of [html, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, "", url);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=", 1)[0]}=; max-age=0; path=/`;
}

if (typeof document !== "undefined") restorePage((shared[FIRST] ??= firstPage()));

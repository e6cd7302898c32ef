import type { VisitorStore } from "../store.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script, once per page. A script that the page's security policy trusts adds it, so it needs no nonce. First call
 * `mayShare`, and `isAllowedScript` of `brand` if the address comes from content.
 * [AN-001]
 *
 * @param attributes more attributes of its element
 * @returns rejects if it does not load; the next call retries
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const started = loading.get(src);
  if (started) return started;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} did not load.`));
    });
    script.src = src;
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}

/**
 * Whether third parties may be used: once the visitor's choice and their browser's signal are known, and neither forbids it. False if
 * neither can be read. [PV-011, PV-013]
 */
export async function mayShare(store: VisitorStore): Promise<boolean> {
  return (await store.readDetails()) !== null && store.getSnapshot().consent === 0;
}

import type { VisitorStore } from "../store.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script of a third party, once a page whatever asks. Made by a script that the page's security policy already
 * trusts, so it needs no nonce. Ask `mayShare` first, and `isAllowedScript` of `brand` where content named the address.
 * [AN-001]
 *
 * @param attributes more attributes of its element
 * @returns rejects where it does not load; the next call tries again
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
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
 * Whether a third party may be met: only once the visitor's choice and their browser's signal are known, and neither
 * forbids it. False too where neither can be read. [PV-011, PV-013]
 */
export async function mayShare(store: VisitorStore): Promise<boolean> {
  return (await store.readDetails()) !== null && store.getSnapshot().consent === 0;
}

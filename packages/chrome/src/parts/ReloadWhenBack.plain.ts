import type { PlainStart } from "@courseway/ui/islands";

/** The delay between requests for the page, in ms. */
const EVERY_MS = 10_000;

/** Whether the server can show something at this address again: an unavailable page has status 503. */
async function isBack(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", signal })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads an unavailable page once the server can show it. It does not reload before that, so visitors keep their place in the
 * header or footer. [ERR-012]
 */
export const reloadWhenBack: PlainStart = () => {
  const whileHere = new AbortController();
  const { signal } = whileHere;
  let timer = 0;
  const ask = async (): Promise<void> => {
    if (await isBack(signal)) location.reload();
    else if (!signal.aborted) later();
  };
  const later = (): void => {
    timer = window.setTimeout(() => void ask(), EVERY_MS);
  };
  later();
  return () => {
    whileHere.abort();
    clearTimeout(timer);
  };
};

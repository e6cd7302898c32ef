import { residentBytes } from "../local/process-costs.ts";

const CONCURRENCY = 8;

async function ask(urls: readonly string[]): Promise<void> {
  for (let at = 0; at < urls.length; at += CONCURRENCY) {
    // oxlint-disable-next-line no-await-in-loop -- as many at a time as a server takes
    const answers = await Promise.all(urls.slice(at, at + CONCURRENCY).map((url) => fetch(url)));
    // oxlint-disable-next-line no-await-in-loop -- and each whole
    await Promise.all(answers.map((one) => one.text()));
    const wrong = answers.find(({ ok }) => !ok);
    if (wrong !== undefined) throw new Error(`${wrong.url} answered ${wrong.status}, so the pages cannot be counted.`);
  }
}

/**
 * Requests all pages until they are stored in memory: the first request renders a page, the next one reads it from the
 * page cache and stores the response in memory.
 */
async function fillMemory(urls: readonly string[]): Promise<void> {
  await ask(urls);
  await ask(urls);
}

/**
 * Requests all pages. The first half warms up the process, until its heap and its render caches have reached their
 * limits; the growth after that is due to the pages.
 *
 * @returns by how much the process grew for a thousand pages, in bytes; NaN if the system does not report it
 */
export async function measureMemory(urls: readonly string[], pid: number): Promise<number> {
  const half = Math.floor(urls.length / 2);
  await fillMemory(urls.slice(0, half));
  const before = residentBytes(pid);
  await fillMemory(urls.slice(half));
  return ((residentBytes(pid) - before) / (urls.length - half)) * 1000;
}

import { residentBytes } from "../local/process-costs.ts";

const AT_ONCE = 8;

async function ask(urls: readonly string[]): Promise<void> {
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- as many at a time as a server takes
    const answers = await Promise.all(urls.slice(at, at + AT_ONCE).map((url) => fetch(url)));
    // oxlint-disable-next-line no-await-in-loop -- and each whole
    await Promise.all(answers.map((one) => one.text()));
    const wrong = answers.find(({ ok }) => !ok);
    if (wrong !== undefined) throw new Error(`${wrong.url} answered ${wrong.status}, so the pages cannot be counted.`);
  }
}

/** Asks until all are kept: who is first has a page rendered, who is next has it out of the page cache, and then it is in memory as it goes out. */
async function keep(urls: readonly string[]): Promise<void> {
  await ask(urls);
  await ask(urls);
}

/**
 * Asks for all pages. The first half warms the process up, whose heap and whose memory of what was drawn grow to their limits
 * meanwhile: what comes after is the pages' own.
 *
 * @returns by how much the process grew for a thousand of them, in bytes; NaN where the system does not tell
 */
export async function memoryOfPages(urls: readonly string[], pid: number): Promise<number> {
  const half = Math.floor(urls.length / 2);
  await keep(urls.slice(0, half));
  const before = residentBytes(pid);
  await keep(urls.slice(half));
  return ((residentBytes(pid) - before) / (urls.length - half)) * 1000;
}

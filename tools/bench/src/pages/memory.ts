import { residentBytes } from "../local/process-costs.ts";

/** So many pages warm a process up: what comes after is the pages' own. */
const WARM_UP = 50;
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

/**
 * Asks for each page until all are kept: who is first has it rendered, who is next has it out of the page cache, and then it is
 * in memory as it goes out.
 *
 * @returns by how much the process grew for a thousand of them, in bytes; NaN where the system does not tell
 */
export async function memoryOfPages(urls: readonly string[], pid: number): Promise<number> {
  await ask(urls.slice(0, WARM_UP));
  const before = residentBytes(pid);
  await ask(urls.slice(WARM_UP));
  await ask(urls);
  return ((residentBytes(pid) - before) / (urls.length - WARM_UP)) * 1000;
}

/** A site to open once: the brand's name and the address of its home page. */
export type SiteToWarm = readonly [name: string, url: string];

/** So many sites are compiled side by side at first: one alone leaves a second core idle half of the time. */
export const AT_ONCE = 2;

/** Sites in the order in which they are to be compiled. */
export class SiteQueue {
  readonly #waiting: SiteToWarm[];

  constructor(sites: readonly SiteToWarm[]) {
    this.#waiting = [...sites];
  }

  /** Somebody waits for this site: it goes before the others. */
  prefer(name: string): void {
    const index = this.#waiting.findIndex((site) => site[0] === name);
    if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1));
  }

  next(): SiteToWarm | undefined {
    return this.#waiting.shift();
  }
}

/**
 * Opens each site once, so that a visitor's first click finds it compiled: two side by side, then one after another,
 * which leaves a core to who uses the first ones. A site that fails keeps nobody else waiting.
 * @param open brings the site up and resolves with the status of its home page; rejects when there is none
 * @param onReady hears of each site as soon as it has answered, with the status, or null where nothing came back
 */
export async function warmUp(
  queue: SiteQueue,
  open: (site: SiteToWarm) => Promise<number>,
  onReady: (site: SiteToWarm, status: number | null) => void,
): Promise<void> {
  const bring = async (site: SiteToWarm): Promise<void> => onReady(site, await open(site).catch(() => null));
  const first = Array.from({ length: AT_ONCE }, () => queue.next()).filter((site) => site !== undefined);
  await Promise.all(first.map(bring));
  for (let site = queue.next(); site !== undefined; site = queue.next()) await bring(site);
}

/** What the terminal says of one site that was opened. @param seconds since the start */
export function readyLine([name, url]: SiteToWarm, status: number | null, seconds: number): string {
  const at = `[${seconds.toFixed(0)} s]`;
  if (status !== null && status < 500) return `${at} ${name} is ready: ${url}`;
  const why = status === null ? "does not answer" : `answers ${status}`;
  return `${at} The home page of ${name} ${why}. Open ${url} or read var/logs/${name}.log to see why.`;
}

/** A site to open once: the brand's name and the address of its home page. */
export type SiteToWarm = readonly [name: string, url: string];

/**
 * The number of sites that are compiled in parallel at first: a single one leaves a second core idle half of the time.
 */
export const AT_ONCE = 2;

/** The sites in the order of compilation. */
export class SiteQueue {
  readonly #waiting: SiteToWarm[];

  constructor(sites: readonly SiteToWarm[]) {
    this.#waiting = [...sites];
  }

  /** Moves a site that someone is waiting for to the front. */
  prefer(name: string): void {
    const index = this.#waiting.findIndex((site) => site[0] === name);
    if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1));
  }

  next(): SiteToWarm | undefined {
    return this.#waiting.shift();
  }
}

/**
 * Opens each site once, so that it is compiled before a visitor's first click: two in parallel, then one after another,
 * which leaves a core to the users of the first ones. A site that fails does not delay the others.
 * @param open starts the site and resolves with the status of its home page; rejects if there is none
 * @param onReady called for each site as soon as it has responded, with the status, or null if there was no response
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

/** The line in the terminal for one opened site. @param seconds since the start */
export function readyLine([name, url]: SiteToWarm, status: number | null, seconds: number): string {
  const at = `[${seconds.toFixed(0)} s]`;
  if (status !== null && status < 500) return `${at} ${name} is ready: ${url}`;
  const why = status === null ? "does not answer" : `answers ${status}`;
  return `${at} The home page of ${name} ${why}. Open ${url} or read var/logs/${name}.log to see why.`;
}

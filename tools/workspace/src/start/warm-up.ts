/** A site to open once: the brand's name and the address of its home page. */
export type SiteToWarm = readonly [name: string, url: string];

/** So many sites are compiled beside each other: one alone leaves a second core idle half of the time. */
const AT_ONCE = 2;

/**
 * Opens each site once, in order, so that a visitor's first click finds it compiled. A site that fails keeps nobody else waiting.
 * @param open resolves with the status of the answer; rejects when there is none
 * @param onReady hears of each site as soon as it has answered, with the status, or null where nothing came back
 */
export async function warmUp(
  sites: readonly SiteToWarm[],
  open: (url: string) => Promise<number>,
  onReady: (site: SiteToWarm, status: number | null) => void,
): Promise<void> {
  const waiting = sites.values();
  const worker = async (): Promise<void> => {
    for (const site of waiting) {
      const status = await open(site[1]).catch(() => null);
      onReady(site, status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What the terminal says of one site that was opened. @param seconds since the start */
export function readyLine([name, url]: SiteToWarm, status: number | null, seconds: number): string {
  const at = `[${seconds.toFixed(0)} s]`;
  if (status !== null && status < 500) return `${at} ${name} is ready: ${url}`;
  const why = status === null ? "does not answer" : `answers ${status}`;
  return `${at} The home page of ${name} ${why}. Open ${url} or read var/logs/${name}.log to see why.`;
}

import { seeded } from "../local/seeded.ts";
import { type Chaos, publish, getSite } from "./sites.ts";

/** An incident of the site during the storm. */
export interface Happening {
  readonly name: string;
  readonly happen: () => Promise<void>;
}

/** How often the whole site is published. */
const PUBLISHES = 10;

/**
 * Plans the incidents before each render, drawn by the seed: publishes of the whole site through any replica, and two
 * failures of the shared Redis, which starts again empty.
 */
export function planHappenings(chaos: Chaos, count: number, seed: number): ReadonlyMap<number, readonly Happening[]> {
  const random = seeded(seed + 1);
  const planned = new Map<number, Happening[]>();
  const add = (share: number, happening: Happening): void => {
    const number = Math.floor(share * count);
    planned.set(number, [...(planned.get(number) ?? []), happening]);
  };
  for (let time = 0; time < PUBLISHES; time += 1) {
    const site = getSite(chaos, Math.floor(random() * chaos.sites.length));
    add(random(), { name: "publish", happen: () => publish(site) });
  }
  const { redis } = chaos;
  if (redis === null) return planned;
  for (const half of [0, 0.5]) {
    add(half + 0.05 + random() * 0.15, { name: "Redis dies", happen: redis.kill });
    add(half + 0.25 + random() * 0.2, { name: "Redis starts empty", happen: redis.start });
  }
  return planned;
}

import { setTimeout } from "node:timers/promises";
import type { ClaimStore } from "../claim-ledger.ts";
import { fileStore } from "../file-store.ts";
import { buildSighting } from "./sightings.ts";

async function redisStore(url: string, prefix: string): Promise<ClaimStore> {
  const [{ connectedRedis }, { redisClaimStore }] = await Promise.all([
    import("@courseway/next-page-cache/testing/redis"),
    import("../redis-store.ts"),
  ]);
  return redisClaimStore(await connectedRedis(url), prefix);
}

/**
 * A replica that writes prices which rise by a cent, and says each that was written, until it is killed: into a folder, or into
 * the Redis of an address below a prefix. All replicas of one ledger also see the claim of `/everywhere/`.
 */
const [, , place = "", first = "", prefix = ""] = process.argv;
const store = place.startsWith("redis:") ? await redisStore(place, prefix) : fileStore({ folder: place });
for (let price = Number(first); ; price += 1) {
  const sightings = [
    buildSighting("p1", "/", price),
    buildSighting(`p${price}`, "/a-longer-page/of-a-course/", price),
    buildSighting("same", "/everywhere/", 12_900),
  ];
  try {
    await store.add(sightings, Date.now());
    process.stdout.write(`${price}\n`);
  } catch {
    // Redis answered late: give it a moment. A price that is not printed does not count as written.
    await setTimeout(100);
  }
}

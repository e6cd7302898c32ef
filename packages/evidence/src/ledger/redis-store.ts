import { ledgerRows, sightingEnd } from "@courseway/pricing/claims";
import type { RedisConnection } from "@courseway/next-page-cache";
import type { ClaimStore } from "./claim-ledger.ts";

const DAY_SECONDS = 86_400;

/** 400 days can be queried. A span enters the stream when it ends. */
const STORED_MS = 400 * DAY_SECONDS * 1000;

/**
 * Adds sightings, all or none, and each once although several replicas report it: while a claim stands, its span grows; when another
 * claim replaces it, the span enters the stream.
 */
const ADD = `
local at, joined = tonumber(ARGV[1]), tonumber(ARGV[2])
local function number(key, row)
  local known = redis.call("HGET", key, row)
  if known then return known end
  local new = tostring(redis.call("HLEN", key))
  redis.call("HSET", key, row, new)
  return new
end
local closed = {}
for index = 4, #ARGV, 4 do
  local place, state = number(KEYS[2], ARGV[index]), number(KEYS[3], ARGV[index + 1])
  local until_, field = tonumber(ARGV[index + 2]), place
  if ARGV[index + 3] == "1" then field = place .. "/" .. state end
  local from, to = at, until_
  local last = redis.call("HGET", KEYS[1], field)
  local isLate = false
  if last then
    local lastState, lastFrom, lastTo = string.match(last, "^(%d+) (%d+) (%d+)$")
    lastFrom, lastTo = tonumber(lastFrom), tonumber(lastTo)
    isLate = at < lastFrom
    if lastState == state and at <= lastTo + joined then
      from, to = lastFrom, math.max(lastTo, until_)
    elseif not isLate then
      local length = math.min(lastTo, at) - lastFrom
      closed[#closed + 1] = string.format("[%s,%s,%d,%d]", place, lastState, lastFrom, length)
    end
  end
  if not isLate then redis.call("HSET", KEYS[1], field, string.format("%s %d %d", state, from, to)) end
end
if #closed > 0 then
  redis.call("XADD", KEYS[4], "MINID", "~", ARGV[3], "*", "spans", table.concat(closed, "\\n"))
end
return #closed
`;

/**
 * A ledger that replicas share: a stream of ended spans, and a hash of current ones. `courseway-offers claims` reads it.
 * @param prefix the prefix of its keys, with the brand's name
 */
export function redisClaimStore(redis: RedisConnection, prefix: string): ClaimStore {
  const keys = ["open", "places", "states", "spans"].map((name) => `${prefix}claims:${name}`);
  const seconds = (ms: number): number => Math.round(ms / 1000);
  return {
    add: async (sightings, at) => {
      const rows = sightings.flatMap((sighting) => {
        const { place, state } = ledgerRows(sighting);
        const end = seconds(sightingEnd(at, sighting.claim));
        return [place, state, String(end), sighting.audience === "everybody" ? "0" : "1"];
      });
      const settings = [seconds(at), DAY_SECONDS, at - STORED_MS].map(String);
      await redis.eval(ADD, { keys, arguments: [...settings, ...rows] });
    },
  };
}

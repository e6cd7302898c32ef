import { type Finding, finding } from "../../finding/finding.ts";
import type { ConfirmedClaims } from "./claims-file.ts";
import { type Claim, listClaims } from "./claims.ts";
import { denialFindings, savingFindings } from "./denials.ts";
import { type Facts, readFacts, type PricedReading } from "./facts.ts";

const toKey = ({ page, sentence }: { readonly page: string; readonly sentence: string }): string =>
  `${page} ${sentence}`;

type ConfirmedClaim = ConfirmedClaims["claims"][number];

/** Lists which facts of a claim have changed since it was confirmed; empty if none. */
function listChanges(
  claim: Claim,
  known: ConfirmedClaim,
  { facts, before }: { facts: Facts; before: Facts },
): readonly string[] {
  const added = claim.beside.filter((name) => !known.beside.includes(name));
  const removed = known.beside.filter((name) => !claim.beside.includes(name));
  const moved = claim.beside.filter((name) => known.beside.includes(name) && facts.get(name) !== before.get(name));
  return [
    ...moved.map((name) => `${name} was “${before.get(name) ?? ""}” and is “${facts.get(name) ?? ""}”`),
    ...added.map((name) => `${name} stands there now (${facts.get(name) ?? ""})`),
    ...removed.map((name) => `${name} does not stand there any more`),
    ...(claim.words === known.words ? [] : ["the words around it were changed"]),
  ];
}

const ADVICE = "Read it beside its prices. If it is true, confirm it with courseway-audit --confirm; else correct it.";

function confirmationFindings(
  claims: readonly Claim[],
  { confirmed, facts, brand }: { confirmed: ConfirmedClaims; facts: Facts; brand: string },
): readonly Finding[] {
  const before: Facts = new Map(Object.entries(confirmed.facts));
  const known = Map.groupBy(
    confirmed.claims.flatMap((one) => one.pages.map((page) => ({ page, sentence: one.sentence, one }))),
    toKey,
  );
  const stated = new Set(claims.map(toKey));
  const unconfirmed = claims.flatMap((claim) => {
    const candidates = known.get(toKey(claim)) ?? [];
    const changes = candidates.map(({ one }) => listChanges(claim, one, { facts, before }));
    if (changes.some((change) => change.length === 0)) return [];
    const { place, sentence } = claim;
    const [first] = changes;
    const [rule, message] =
      first === undefined
        ? (["claim-open", `“${sentence}” promises something that nobody has confirmed.`] as const)
        : (["claim-changed", `“${sentence}” was confirmed, and since then ${first.join("; ")}.`] as const);
    return [finding({ rule, severity: "error", brand, place, subject: sentence, message, advice: ADVICE })];
  });
  const removed = [...known].flatMap(([key, [first]]) =>
    first === undefined || stated.has(key)
      ? []
      : [
          finding({
            rule: "claim-gone",
            severity: "warning",
            brand,
            place: { path: first.page, part: null, field: null },
            subject: first.sentence,
            message: `“${first.sentence}” is confirmed and does not stand there any more.`,
            advice: "Take it off the list with courseway-audit --confirm.",
          }),
        ],
  );
  return [...unconfirmed, ...removed];
}

/**
 * Finds promises of a brand that prices, fees or settings contradict. With a list of confirmed claims, it also finds
 * claims that are not on it or that are next to something else now. Finds nothing if commerce was not asked.
 */
export function claimFindings(reading: PricedReading, confirmed: ConfirmedClaims | null): readonly Finding[] {
  if (!reading.prices.isKnown) return [];
  const claims = listClaims(reading);
  return [
    ...denialFindings(claims, reading),
    ...savingFindings(claims, reading),
    ...(confirmed === null
      ? []
      : confirmationFindings(claims, { confirmed, facts: readFacts(reading), brand: reading.site.name })),
  ];
}

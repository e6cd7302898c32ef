import { expect, test } from "vitest";
import { defineBrand } from "../config/define-brand.ts";
import { linkRules } from "../links/link-rules.ts";
import { BRANDS } from "./index.ts";

const rest = { craftSite: "x", signInUrl: "https://a.example/in/", courseSelectionUrl: "https://a.example/courses/" };
const buildDefaults = ({ id, name, url, vertical, checkoutUrl, ctaText }: (typeof BRANDS)[keyof typeof BRANDS]) =>
  defineBrand({ ...rest, id, name, url, vertical, checkoutUrl, ctaText });

test.each(Object.entries(BRANDS))("%s is a brand as it stands [CFG-001, CFG-002]", (_, settings) => {
  expect(defineBrand({ ...rest, ...settings })).toMatchObject(settings);
});

test.each(Object.entries(BRANDS))(
  "the public settings of %s give the same link rules as its whole settings [LNK-012]",
  (_, settings) => {
    expect(linkRules(settings)).toEqual(linkRules(defineBrand({ ...rest, ...settings })));
  },
);

test.each(["dec", "ids", "ins", "mtg"] as const)(
  "%s says nothing else than the defaults [CFG-010, CFG-014]",
  (name) => {
    const { siblingSites } = BRANDS[name];
    expect({ ...buildDefaults(BRANDS[name]), siblingSites }).toMatchObject(BRANDS[name]);
  },
);

test("the senior brand alone shows no fee and has a guarantee label of its own [CFG-014, PR-039, PR-040]", () => {
  const { aarp, ...others } = BRANDS;
  expect(aarp).toMatchObject({ showFee: false, guaranteeLabel: "Money-Back Guarantee!**" });
  for (const other of Object.values(others))
    expect(other).toMatchObject({ showFee: true, feeLabel: "fee", guaranteeLabel: "100% Money Back Guarantee" });
});

test.each([
  ["aarp", "Get Started"],
  ["ace", "Get My License"],
  ["ins", "Get My License"],
  ["mtg", "Get My License"],
  ["dec", "Start Now"],
  ["ids", "Start Now"],
] as const)("%s calls to action with %j [CFG-013]", (name, ctaText) => {
  expect(BRANDS[name].ctaText).toBe(ctaText);
});

test("each has the five others for sisters [CFG-007]", () => {
  const hosts = Object.values(BRANDS).map(({ url }) => new URL(url).host);
  expect(new Set(hosts).size).toBe(6);
  for (const settings of Object.values(BRANDS)) {
    const { host, siblingHosts } = linkRules(defineBrand({ ...rest, ...settings }));
    expect([host, ...siblingHosts].toSorted()).toEqual(hosts.toSorted());
  }
});

import { checkoutLink, collectCoupons, couponCodes, type CouponSources } from "@courseway/coupons";
import { explainCoupons } from "@courseway/coupons/explain";
import type { Benchmark } from "./benchmark.ts";

const sources = {
  url: "https://www.courses.example/texas/?vc=crosale5&utm_source=mail",
  globalBanner: "SALE20",
  craft: "save10, SAVE15, sale20",
  builderCategories: ["BUNDLE5"],
  emailCapture: "CAREER20",
} satisfies CouponSources;
const NOW = Date.UTC(2026, 10, 21);

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const codes = ["SALE20", "CAREER20", "crosale5"];
const link = "https://checkout.example/checkout/?productId=7&vc=OLD#pay";

const candidates = (): string[] => {
  const query = new URL(sources.url).searchParams;
  return [
    sources.globalBanner,
    sources.emailCapture,
    query.get("hc"),
    query.get("vc"),
    ...sources.builderCategories,
    ...sources.craft.split(","),
  ]
    .map((code) => code?.trim() ?? "")
    .filter((code) => code !== "");
};

const plainCodes = (): string[] => {
  const first = new Map<string, string>();
  for (const code of candidates()) if (!first.has(code.toLowerCase())) first.set(code.toLowerCase(), code);
  return [...first.values()];
};

const plainExplanations = (): string[] => {
  const seen = new Set<string>();
  return candidates().map((code) => {
    const isKnown = seen.has(code.toLowerCase());
    seen.add(code.toLowerCase());
    return isKnown ? `${code} is left out: the same code is there already.` : `${code} applies.`;
  });
};

function plainLink(): string {
  const address = new URL(link);
  address.searchParams.delete("vc");
  address.searchParams.set("hc", codes.join(","));
  return address.href;
}

export const couponBenchmarks: readonly Benchmark[] = [
  { title: "coupons collected", ours: () => couponCodes(collectCoupons(sources)), plain: plainCodes },
  {
    title: "coupons explained",
    ours: () => explainCoupons(sources, NOW, { keepsEmailed: true }),
    plain: plainExplanations,
  },
  {
    title: "checkout links",
    ours: () => checkoutLink(link, { codes, policy, pageUrl: sources.url }),
    plain: plainLink,
  },
];

import { forwardQuery, type LinkRules } from "@courseway/brand/rules";
import type { Benchmark } from "./benchmark.ts";

const rules: LinkRules = {
  origin: "https://www.courses.example",
  host: "www.courses.example",
  hosts: ["www.courses.example"],
  siblingHosts: ["www.sister.example"],
  checkoutOrigin: "https://checkout.example",
  blogPaths: ["blog", "trending"],
};
const link = "/texas/?hc=A#courses";
const search = "?hc=B&utm_source=mail&page=2";

function plainForward(): string {
  const address = new URL(link, rules.origin);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== "page")
      address.searchParams.set(name, [address.searchParams.get(name), value].filter(Boolean).join(","));
  }
  return address.pathname + address.search + address.hash;
}

export const linkBenchmarks: readonly Benchmark[] = [
  { title: "queries forwarded", ours: () => forwardQuery(link, search, rules), plain: plainForward },
];

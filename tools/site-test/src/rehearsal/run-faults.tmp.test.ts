import { appendFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { findingsOf } from "./rehearsed.ts";
import { BLACK_FRIDAY, edited, SPRING } from "./written-site.ts";
const sale = process.env.SALE === "bf" ? BLACK_FRIDAY : SPRING;
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : null;
const OUT = process.env.OUT ?? "/tmp/offers-faults.out";
const told = (findings: any[]) =>
  findings.map(({ key, message, place }) => `\n      ${key}: ${message}  @${place.path}|${place.part}`).join("");
test("run", async () => {
  writeFileSync(OUT, "");
  const t0 = Date.now();
  if (!only) appendFileSync(OUT, `GOOD ${told((await findingsOf(sale, sale.site())) as any)}\n`);
  for (const v of sale.variants) {
    if (only && !only.test(v.name)) continue;
    const f = (await findingsOf(sale, edited(sale, v))) as any[];
    if (f.length || only) appendFileSync(OUT, `ALARM ${v.name}${told(f)}\n`);
  }
  let n = 0,
    hit = 0;
  for (const one of sale.faults) {
    if (only && !only.test(one.name)) continue;
    const f = (await findingsOf(sale, edited(sale, one))) as any[];
    const ok = f.some(({ place: { path, part } }) =>
      one.at!.some((a) => a === path || (part ?? "").split(" ")[0] === a || part === a),
    );
    n++;
    if (ok) hit++;
    if (!ok || only || process.env.ALL)
      appendFileSync(OUT, `${ok ? "FOUND" : "MISSED"} ${one.name} [${one.at}]${told(f)}\n`);
  }
  appendFileSync(OUT, `${hit}/${n} in ${(Date.now() - t0) / 1000}s\n`);
}, 3_000_000);

import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { chromium } from "playwright";
import { aceUrl, withSites } from "./local/sites.ts";
import { weigh } from "./pages/weigh.ts";
import { firstLoad } from "./first-load/measure.ts";
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
await withSites(async () => {
  for (const path of ["/career-center/study-groups/", "/all-blocks/", "/"]) {
    const html = await (await fetch(aceUrl + path)).text();
    await (await fetch(aceUrl + path)).text();
    console.log(path, JSON.stringify([...html.matchAll(/<cw-island name="(\w+)"( when="\w+")?/g)].map(([, n, w]) => n + (w ?? "")).reduce((a, n) => ({ ...a, [n]: (a[n] ?? 0) + 1 }), {} as Record<string, number>)));
    console.log("  weigh", JSON.stringify(await weigh(browser, aceUrl + path)));
    for (const until of ["touched", "idle"] as const) { const s = await firstLoad(browser, aceUrl + path, until); console.log("  ", until, s.reduce((a, x) => a + (x as any).gzip, 0), s.length, JSON.stringify(s).slice(0,300)); }
  }
});
await browser.close();

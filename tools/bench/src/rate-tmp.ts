import { createRequire } from "node:module";
import { withSites, aceUrl } from "./local/sites.ts";
const autocannon = createRequire("/tmp/ac/package.json")("autocannon");
await withSites(async () => {
  for (const path of ["/", "/real-estate-license/texas/"]) {
    for (let n = 0; n < 3; n++) await (await fetch(aceUrl + path)).text();
    const answer = await fetch(aceUrl + path);
    const size = [...answer.headers].map(([a, b]) => `${a}: ${b}`).join("\r\n").length;
    const runs = [];
    for (let n = 0; n < 3; n++) {
      const r = await autocannon({ url: aceUrl + path, connections: 16, duration: 6 });
      runs.push(Math.round(r.requests.average), r.non2xx, r.latency.average);
    }
    console.log(path, answer.headers.get("x-nextjs-cache"), "html", (await answer.text()).length, "headers", size, "req/s,non2xx,ms", runs.join(" "));
  }
});

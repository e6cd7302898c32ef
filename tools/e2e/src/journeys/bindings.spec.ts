import { stop } from "@courseway/workspace/local";
import { hostname } from "node:os";
import { expectWholeUnderAnyHost, startAce } from "../helpers/ace-sites.ts";
import { test } from "../helpers/tabs.ts";
import { getSite, pickSome } from "../environment.ts";

// One build, started once for each binding: the name that Next has for itself must never decide the target of a
// rewrite. On a push, a name; late-site.spec.ts has an address.
const PORT = Number(new URL(getSite("ace")).port) + 40;
const bindings = [
  { name: "-H with a container's name", host: hostname(), visit: hostname() },
  { name: "-H ::1", host: "::1", visit: "[::1]" },
  { name: "-H 0.0.0.0", host: "0.0.0.0", visit: "127.0.0.1" },
];

test.describe.configure({ mode: "serial" });

for (const [index, { name, host, visit }] of pickSome(bindings, 1).entries())
  test(`bound with ${name}, missing pages, previews and replaced headings are whole under any host and protocol [RT-005, RT-006, RT-017, RT-028, RT-045]`, async () => {
    const url = `http://${visit}:${PORT + index}`;
    const child = await startAce({ name: `e2e-binding-${index}`, url, env: { SITE_URL: getSite("ace") } }, [
      "-H",
      host,
    ]);
    try {
      await expectWholeUnderAnyHost(url, child);
    } finally {
      await stop(child);
    }
  });

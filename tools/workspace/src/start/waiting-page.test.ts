import { expect, it } from "vitest";
import { createServer } from "node:net";
import { isPortFree } from "../local/ports.ts";
import { answerMeanwhile } from "./waiting-page.ts";

const anyPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

it("says that a site is being compiled, on every path, tells who asked for it, and leaves its port to the site", async () => {
  const port = await anyPort();
  let asked = 0;
  const leave = await answerMeanwhile("dec", port, () => asked++);
  const answer = await fetch(`http://127.0.0.1:${port}/texas/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).not.toBeNull();
  expect(await answer.text()).toContain("<h1>dec is being compiled</h1>");
  expect(asked).toBe(1);

  await leave();
  expect(await isPortFree(port)).toBe(true);
});

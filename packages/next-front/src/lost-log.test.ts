import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";

const MODULE = join(import.meta.dirname, "lost-log.ts");

/** Writes to its log once its parent has closed it, and ends with the number of errors that nothing caught. */
const program = (outlives: boolean): string => `
  import { setImmediate as turn } from "node:timers/promises";
  import { outliveLog } from ${JSON.stringify(MODULE)};
  let uncaught = 0;
  process.on("uncaughtException", () => { uncaught += 1; });
  ${outlives ? "outliveLog();" : ""}
  process.on("message", async () => {
    for (let line = 0; line < 20; line += 1) {
      console.log("a line");
      console.error("a line");
      await turn();
    }
    process.exit(uncaught);
  });
  process.send("ready");
`;

/** @returns how many errors a process met whose log was closed */
async function countErrors(outlives: boolean): Promise<number> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program(outlives)], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await once(child, "message");
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) throw new Error("The child was started without pipes.");
    const closed = once(stream, "close");
    stream.destroy();
    // oxlint-disable-next-line no-await-in-loop -- two streams, one after the other
    await closed;
  }
  child.send("closed");
  const [code] = await once(child, "exit");
  return Number(code);
}

it("a server whose log nobody reads any more runs on without an error", async () => {
  expect(await countErrors(true)).toBe(0);
});

it("without that, each line is an error that nothing catches", async () => {
  expect(await countErrors(false)).toBeGreaterThan(0);
});

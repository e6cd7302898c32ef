import { freePort, root } from "@courseway/workspace/local";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderLedger, type LedgerSource, redisLedger } from "../../../packages/editor-tools/src/cli/ledger-source.ts";

const SCRIPT = join(root, "packages/evidence/src/ledger/testing/write-until-killed.ts");
const PREFIX = "courseway";
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A process that writes to a ledger, with a different price each time, until it is killed. */
interface Replica {
  /** The prices that the process reports as written. */
  readonly written: () => readonly number[];
  /** Kills the process with SIGKILL as soon as it has written this many more, during its next write. */
  readonly killedAfter: (count: number) => Promise<void>;
}

function startReplica(folder: string, first: number, prefix = ""): Replica {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, folder, String(first), prefix], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let most = Infinity;
  const count = (): number => output.split("\n").length - 1;
  const closed = new Promise((resolve) => child.once("close", resolve));
  const check = (): void => void (count() >= most && child.kill("SIGKILL"));
  child.stdout?.on("data", (chunk: Buffer) => {
    output += String(chunk);
    check();
  });
  return {
    written: () => output.split("\n").slice(0, -1).map(Number),
    killedAfter: async (more) => {
      most = count() + more;
      await closed;
    },
  };
}

/**
 * Two replicas write at the same time; one is killed while the other continues, starts again, and finally both are
 * killed.
 */
async function writeAndKill(folder: string, prefix?: string): Promise<readonly number[]> {
  const [one, other] = [startReplica(folder, 100_000, prefix), startReplica(folder, 200_000, prefix)];
  await one.killedAfter(100);
  const again = startReplica(folder, 300_000, prefix);
  await again.killedAfter(100);
  await other.killedAfter(20);
  return [one, other, again].flatMap((replica) => replica.written());
}

/** The differences between a ledger and what was written. */
async function readFaults(ledger: LedgerSource, written: readonly number[]) {
  const { spans, unread } = await ledger.read("ace", {});
  const found = new Set(spans.map(({ product }) => product));
  const claims = spans.filter(({ product }) => product !== "p1").map(({ product, page }) => `${product} ${page}`);
  return {
    lost: written.filter((price) => !found.has(`p${price}`)),
    doubled: claims.length - new Set(claims).size,
    everywhere: claims.filter((claim) => claim === "same /everywhere/").length,
    unread,
  };
}

const WHOLE = { lost: [], doubled: 0, everywhere: 1, unread: 0 };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ledger-replicas-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("two replicas that write into one folder, and are killed while they do, lose nothing that was written, break no file and say no claim twice", async () => {
  const folder = temporaryFolder();
  const written = await writeAndKill(join(folder, "ace"));
  const { unread, ...faults } = await readFaults(folderLedger(folder), written);
  expect(written.length).toBeGreaterThan(200);
  expect({ ...faults, unread: 0 }).toEqual(WHOLE);
  // Each killed process may leave one incomplete line.
  expect(unread).toBeLessThanOrEqual(3);
}, 120_000);

test.skipIf(!hasRedis)(
  "the same with replicas that share a Redis, in which no line is ever half",
  async () => {
    const port = await freePort();
    const settings = ["--port", String(port), "--dir", temporaryFolder(), "--appendonly", "yes", "--save", ""];
    const server = spawn("redis-server", settings, { stdio: "ignore" });
    onTestFinished(() => void server.kill());
    const url = `redis://127.0.0.1:${port}`;
    const written = await writeAndKill(url, `${PREFIX}:ace:`);
    const ledger = await redisLedger(url, PREFIX, ["ace"]);
    const faults = await readFaults(ledger, written);
    ledger.close();
    expect(written.length).toBeGreaterThan(200);
    expect(faults).toEqual(WHOLE);
  },
  120_000,
);

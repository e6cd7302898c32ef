import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import { brandNames, portsFrom, root } from "../local/paths.ts";
import { waitForPort } from "../local/ports.ts";

/** Ports that nothing else in the workspace uses, so that several runs can coexist. */
const base = String(20_000 + (process.pid % 2000) * 10);
const brand = brandNames[0] ?? "";
const { sandbox } = portsFrom(base);

/** Every process with this test's mark in its environment, whatever its current parent. */
function started(mark: string): readonly { readonly pid: number; readonly command: string }[] {
  const lines = execFileSync("ps", ["axeww", "-o", "pid=,stat=,command="], { encoding: "utf8", maxBuffer: 2 ** 26 });
  return lines
    .split("\n")
    .filter((line) => line.includes(mark))
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line.trim().slice(0, 120) }));
}

let mark = "";
const left = (): readonly string[] => started(mark).map(({ command }) => command);

afterEach(() => {
  for (const { pid } of started(mark)) process.kill(pid, "SIGKILL");
});

/** Runs a command in a separate session, until the sandbox and the site listen. */
async function start(words: readonly [string, ...string[]]): Promise<ChildProcess> {
  mark = `COURSEWAY_TEST_MARK=${crypto.randomUUID()}`;
  const [name, value] = mark.split("=") as [string, string];
  const child = spawn(words[0], words.slice(1), {
    cwd: root,
    detached: true,
    // If the input ended, a terminal program would end the command that runs in it.
    stdio: ["pipe", "ignore", "ignore"],
    env: { ...process.env, [name]: value },
  });
  await waitForPort(sandbox, 60_000, () => child.exitCode !== null);
  // Until the site's turn, another server responds on its port.
  await expect.poll(left, { timeout: 60_000, interval: 200 }).toContainEqual(expect.stringContaining("next-server"));
  return child;
}

const npmStart = `npm start ${brand} -- --port-base ${base}`;

describe("npm start ends with all that it started", () => {
  it("when npm alone gets TERM", async () => {
    const npm = await start(["npm", "start", brand, "--", "--port-base", base]);
    npm.kill("SIGTERM");
    await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([]);
  });

  it("when npm gets INT under a shell that ignores INT", async () => {
    await start(["sh", "-c", `trap '' INT; ${npmStart}; true`]);
    const npm = started(mark).find(({ command }) => /^\d+ \S+ +npm start/u.test(command));
    process.kill(npm?.pid ?? Number.NaN, "SIGINT");
    await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([]);
  });

  it("when its terminal closes", async () => {
    const terminal = await start(["script", "--quiet", "--command", `sh -c '${npmStart}; true'`, "/dev/null"]);
    // Without the program that holds the other end of the terminal, the terminal closes.
    terminal.kill("SIGKILL");
    await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([]);
  });
});

import { join } from "node:path";
import { type Child, startNode, stop } from "../local/children.ts";
import { type BrandName, localUrl, getPort, portsFrom, root } from "../local/paths.ts";
import { onEnd } from "../../start.mjs";
import { nextCommand } from "../local/next-command.ts";
import { isPortFree, waitFor, waitForPort } from "../local/ports.ts";
import { sandboxEnv } from "../local/sandbox-env.ts";
import { addressTable, type Plan, createPlan, takenPortsMessage } from "./plan.ts";
import { answerMeanwhile } from "./waiting-page.ts";
import { AT_ONCE, readyLine, SiteQueue, warmUp } from "./warm-up.ts";

const children: Child[] = [];
let isStopping = false;

async function end(code: number): Promise<never> {
  isStopping = true;
  await Promise.all(children.map(stop));
  process.exit(code);
}

function watch(child: Child): Child {
  children.push(child);
  child.process.once("exit", (code) => {
    if (isStopping) return;
    console.error(
      `\n${child.name} ended by itself (code ${code}). Its last words, from ${child.log}:\n${child.tail()}`,
    );
    void end(1);
  });
  return child;
}

async function answers(child: Child, answered: Promise<void>): Promise<void> {
  await answered.catch((failure: Error) => {
    throw new Error(
      `${child.name} does not answer: ${failure.message}\nIts last words, from ${child.log}:\n${child.tail()}`,
    );
  });
}

const isGone = (): boolean => isStopping;

/** Starts a site when it is its turn, because it compiles as soon as it listens: six at once would all be late. */
function startApp(brand: BrandName, port: number, sandbox: string): Promise<void> {
  // A program that starts during the shutdown would keep running.
  if (isStopping) return Promise.reject(new Error("All of it ends."));
  const cwd = join(root, "apps", brand);
  const env = sandboxEnv(brand, sandbox, localUrl(port));
  const child = watch(startNode(brand, cwd, [nextCommand(cwd), "dev", "-p", String(port)], env));
  return answers(child, waitForPort(port, 120_000, isGone));
}

/** Opens a page without a time limit: a second request would not compile the page any sooner. */
async function open(url: string): Promise<number> {
  const answer = await fetch(url, { redirect: "manual" });
  await answer.body?.cancel();
  return answer.status;
}

async function up({ brands, ports, portBase }: Plan): Promise<void> {
  const free = await Promise.all(ports.map(({ port }) => isPortFree(port)));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length > 0) throw new Error(takenPortsMessage(taken));
  console.log(`Starting the sandbox and ${brands.join(", ")} ...`);
  const all = portsFrom(portBase);
  const sandboxUrl = localUrl(all.sandbox);
  const sites = brands.map((brand) => [brand, `${localUrl(getPort(brand, all.sites))}/`] as const);
  const queue = new SiteQueue(sites);
  const args = ["src/main.ts", "--port", String(all.sandbox)];
  const base: Record<string, string> = portBase === undefined ? {} : { COURSEWAY_PORT_BASE: portBase };
  const sandbox = watch(startNode("sandbox", join(root, "tools/sandbox"), args, base));
  const waiting = new Map<BrandName, () => Promise<void>>();
  for (const brand of brands)
    waiting.set(brand, await answerMeanwhile(brand, getPort(brand, all.sites), () => queue.prefer(brand)));
  await answers(sandbox, waitFor(sandboxUrl, 120_000, isGone));
  const table = addressTable([
    ...sites,
    ["sandbox", `${sandboxUrl}/  (every page of every brand, outbox, faults)`],
    ["offers", `${sandboxUrl}/offers  (all offers of all brands on one calendar)`],
    ["storybook", `npx pnpm@12.21.0 storybook -p ${all.storybook}  (then ${localUrl(all.storybook)}/)`],
  ]);
  let ready = 0;
  await warmUp(
    queue,
    async ([brand, url]) => {
      await waiting.get(brand)?.();
      await startApp(brand, getPort(brand, all.sites), sandboxUrl);
      return open(url);
    },
    (site, status) => {
      if (isStopping) return;
      console.log(readyLine(site, status, performance.now() / 1000));
      if (++ready === Math.min(AT_ONCE, sites.length)) console.log(`${table}\n${introduction(sites.length - ready)}`);
    },
  );
  if (!isStopping && sites.length > AT_ONCE) console.log(`All ${sites.length} sites are ready.`);
}

/** The text below the table. @param left the number of sites that are not compiled yet */
const introduction = (left: number): string =>
  `Ready. Output is in var/logs. Ctrl-C stops all of it.${
    left === 0
      ? ""
      : `\n${left} more sites are compiled by and by and named here; one that you open before goes next, and its page opens by itself.`
  }`;

onEnd(() => void end(0));

try {
  const words = process.argv.slice(2).filter((word) => word !== "--");
  await up(createPlan(words, process.env["COURSEWAY_PORT_BASE"]));
} catch (failure) {
  if (!isStopping) {
    console.error(failure instanceof Error ? failure.message : failure);
    await end(1);
  }
}

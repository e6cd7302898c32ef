import { type RunningSandbox, startSandbox } from "@courseway/sandbox";
import { root, sandboxEnv } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, runHere } from "./editors-commands.ts";

const guide = readFileSync(join(root, "docs/editors.md"), "utf8");
const app = join(root, "apps/ace");
const page = join(app, "offers.html");
const rehearsal = join(app, "rehearsal.html");

/** All commands in the guide. `npm start` has separate tests; an option without a command belongs to the calendar. */
const commands = [...new Set([...guide.matchAll(/`((?:np[mx]|--at) [^`]+)`/gu)].map(([, command = ""]) => command))]
  .filter((command) => command !== "npm start")
  .map((command) => (command.startsWith("--") ? `npx courseway-offers ${command}` : command));

const TEXT = `<h2>One</h2><h4>Two</h4><p>Use the code NOBODY5. <a href="#nosuch">There</a> <a href="mailto:foo">Mail</a>
<a href="/pricing/"></a> <img src="/a.png" alt="IMG_0042.jpg"></p>`;

/** A page with one example of each mistake that editors make. */
const FAULTY = {
  title: "Faulty",
  pageTitle: "Faulty",
  seoContent: { pageTitle: "Faulty", description: "A page of faults" },
  baseComponents: [
    { typeHandle: "topSectionWysiwyg", sectionTitle: "One", sectionContent: "<p>Words</p>" },
    { typeHandle: "topSectionWysiwyg", sectionTitle: "Two", sectionContent: "<p>Words</p>" },
    { typeHandle: "layout", layoutTitle: "Title", layoutContent: TEXT },
    { typeHandle: "accordion", accordionTitle: "Questions", accordionItems: [] },
    {
      typeHandle: "sliderCard",
      slidesCards: [{ typeHandle: "slideCard", slideContent: "<p>Words</p>", slideButtonLabel: "Read it" }],
    },
  ],
};

/** A month of a ledger: the home page's claim about one product on the day that the guide's command names. */
const LEDGER = [
  { ledger: 1, base: Date.parse("2026-11-27T00:00:00-06:00") },
  { place: ["1001", "/", 0, 0] },
  { state: [9675, 12900, 1, null, "Save 25% Today", "$32.25", null, 9675, 12900, 9675, 0, 750, ["SALE25"]] },
  [0, 0, 0, 86_400],
];

let sandbox: RunningSandbox;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "editors-guide-"));
  const contentDir = join(dataDir, "content");
  cpSync(join(root, "tools/sandbox/content"), contentDir, { recursive: true });
  writeFileSync(join(contentDir, "ace/pages/faulty.yaml"), JSON.stringify(FAULTY));
  mkdirSync(join(dataDir, "ledger/ace"), { recursive: true });
  writeFileSync(join(dataDir, "ledger/ace/2026-11.jsonl"), LEDGER.map((line) => `${JSON.stringify(line)}\n`).join(""));
  sandbox = await startSandbox({ port: 0, log: () => undefined, dataDir, contentDir });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
  for (const file of [page, rehearsal]) rmSync(file, { force: true });
});

const typed = new Map<string, Promise<Answer>>();

/** Runs a command in the app's folder, once even if two tests use it. */
function type(command: string): Promise<Answer> {
  const answer = typed.get(command) ?? typeNow(command);
  typed.set(command, answer);
  return answer;
}

/** The command that npx itself starts; others start what npx would, because npm takes a second of its own. */
const WITH_NPX = "npx courseway-offers claims --product 1001";

/**
 * The commands that start as an editor starts them, each another way through the programs. The others run in this
 * process, because each program takes two seconds to load the app.
 */
const STARTED = new Set([WITH_NPX, "npx courseway-offers --html offers.html", "npx courseway-audit"]);

/** An editor's confirmations are written to a copy of the list. */
async function typeNow(words: string): Promise<Answer> {
  const list = join(dataDir, "claims.json");
  if (words.includes("--confirm")) cpSync(join(app, "claims.json"), list);
  const command = words.includes("--confirm") ? `${words} --claims ${list}` : words;
  const env = { ...process.env, ...sandboxEnv("ace", sandbox.url), CLAIMS_LEDGER: join(dataDir, "ledger") };
  return STARTED.has(words) ? start(command, env) : runHere(app, env, command.split(" ").slice(1));
}

/** Offline, so that a package that is not installed is missing. */
async function start(words: string, variables: NodeJS.ProcessEnv): Promise<Answer> {
  const command = words === WITH_NPX ? words : words.replace(/^npx /u, "./node_modules/.bin/");
  // The commands run under this Node, as npx starts them under the one that the workspace installs.
  const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  // As the command sets it where nothing did; a test runner did.
  const env = { ...variables, PATH, NODE_ENV: "production" as const, npm_config_offline: "true" };
  const child = spawn(command, { cwd: app, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { out, err, code };
}

test("the guide for editors tells to type some commands", () => {
  expect(commands).toEqual([
    "npx courseway-offers --html offers.html",
    "npx courseway-offers --at 2026-11-27T09:00:00-06:00",
    "npx courseway-offers rehearse --html rehearsal.html",
    "npx courseway-offers claims --at 2026-11-27T09:00:00-06:00",
    "npx courseway-offers claims --product 1001",
    "npx courseway-audit",
    "npx courseway-audit --confirm",
    "npx courseway-audit --launch",
  ]);
});

test.concurrent.each(commands)(
  "an editor who types “%s” in an app's folder gets a report",
  { timeout: 120_000 },
  async (command) => {
    const { out, err, code } = await type(command);
    // Code 1 means findings; code 2 means that the command could not check anything.
    expect({ err, code }).toEqual({ err: expect.not.stringContaining("ERR"), code: expect.toBeOneOf([0, 1]) });
    expect(out).toMatch(
      command.includes(" claims ") ? /asked {4}\$96\.75 with SALE25/u : /Read \d+ pages of 1 brand\./u,
    );
    if (command.includes("rehearsal.html")) expect(readFileSync(rehearsal, "utf8")).toContain("What changes, and when");
    if (command.includes("offers.html")) expect(readFileSync(page, "utf8")).toContain("Offer banner");
  },
);

test.concurrent("a rehearsal names the drafts that its token opened", { timeout: 120_000 }, async () => {
  const { out, err } = await type("npx courseway-offers rehearse --drafts --preview-token sandbox-preview");
  expect(err).not.toContain("ERR");
  expect(out).toContain("As 1 draft: /open-house/ of ace.");
});

test.concurrent.each(["expired-preview", "nobody-knows-it"])(
  "a rehearsal with drafts ends with 2 and reports nothing where content shows what is published to its token: %s",
  { timeout: 120_000 },
  async (token) => {
    const { out, err, code } = await type(`npx courseway-offers rehearse --drafts --preview-token ${token}`);
    expect({ out, code }).toEqual({ out: "", code: 2 });
    expect(err).toMatch(/opens no draft of ace\. .+ Open the draft's preview again and copy what follows token=/u);
  },
);

test.concurrent("the audit of an app finds each fault of a page, and each once", { timeout: 120_000 }, async () => {
  const { out } = await type("npx courseway-audit");
  const rules = [...out.matchAll(/^ +key: ace (\S+) \/faulty\//gmu)].map(([, rule = ""]) => rule);
  expect(rules.toSorted()).toEqual([
    "block-empty",
    "button-without-link",
    "code-not-given",
    "heading-second",
    "heading-skipped",
    "link-address",
    "link-place",
    "link-without-words",
    "page-orphan",
    "picture-text-is-file",
  ]);
});

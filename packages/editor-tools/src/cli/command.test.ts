import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NOW } from "../testing/example-site.ts";
import type { CommandDeps } from "./command-deps.ts";
import { runCommand } from "./command.ts";
import { readOptions } from "./options.ts";

const offer = (changes: object) => ({
  headerPromoBanner: { promotionText: "Fall sale", showHidePromoBanner: true, ...changes },
});

const late = offer({ promotionStartDateTime: "2026-12-02", promotionEndsDateTime: "2026-12-01" });

/** A fake content system and commerce with one page and these global sets. */
const answering =
  (sets: object, asked: Request[] = []): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    const { query = "" } = (await request.json()) as { query?: string };
    const page = {
      __typename: "visionTemplateEntry_Entry",
      typeHandle: "visionTemplateEntry",
      slug: "home",
      title: "Home",
    };
    return Response.json({ data: query.includes("entries(") ? { entries: [page] } : sets });
  };

async function run(command: "offers" | "audit", args: readonly string[], changes: Partial<CommandDeps> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "editors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const output: string[] = [];
  const shown: string[] = [];
  const say = (text: string): void => void output.push(text);
  const code = await runCommand(command, args, {
    fetch: answering({}),
    folder,
    env: {},
    now: () => NOW,
    progress: { show: (brand, read, of) => void shown.push(`${brand} ${read}/${of}`), stop: () => undefined },
    out: say,
    err: say,
    ...changes,
  });
  return { code, output: output.join("\n"), shown, folder };
}

const ace = ["--url", "https://cms.example/api", "--brand", "ace"];

test("without a finding the exit code is 0, and the pages that were read are counted", async () => {
  const { code, output, shown } = await run("offers", ace);

  expect([code, output]).toEqual([0, "0 errors, 0 warnings, 0 notes; 0 deliberate. Read 1 page of 1 brand."]);
  expect(shown).toEqual(["ace 1/1"]);
});

test("an error ends with 1, and says where it stands and what to do", async () => {
  const { code, output } = await run("offers", ace, { fetch: answering(late) });

  expect(code).toBe(1);
  expect(output).toContain(
    "ERROR  ace, headerPromoBanner\n  “Fall sale” ends Dec 1, 2026, 12:00 AM CST, which is not after",
  );
  expect(output).toContain("key: ace end-before-start headerPromoBanner");
});

test("an error that the settings mark ends with 0", async () => {
  const { folder } = await run("offers", ["--help"]);
  const file = join(tmpdir(), `${folder.split("/").at(-1)}.json`);
  onTestFinished(() => rmSync(file));
  const mark = { finding: "ace end-before-start *", reason: "Kept for the lesson on dates." };
  writeFileSync(file, JSON.stringify({ deliberate: [mark] }));

  const { code, output } = await run("offers", [...ace, "--settings", file], { fetch: answering(late) });
  expect([code, output]).toEqual([0, "0 errors, 0 warnings, 0 notes; 1 deliberate. Read 1 page of 1 brand."]);
});

test("--at judges for another moment, and --since leaves out what ended before", async () => {
  const fetch = answering(offer({ promotionEndsDateTime: "2026-12-01" }));
  const later = ["--at", "2026-12-10T00:00:00Z", "--since", "2026-12-05T00:00:00Z"];
  const [now, then] = [
    await run("offers", [...ace, "--json"], { fetch }),
    await run("offers", [...ace, "--json", ...later], { fetch }),
  ];
  const read = ({ output }: typeof now) =>
    JSON.parse(output) as { at: number; findings: { rule: string }[]; brands: { timeline: object[] }[] };

  expect([read(now).findings, read(now).brands[0]?.timeline]).toMatchObject([
    [],
    [{ kind: "offer", label: "Fall sale" }],
  ]);
  expect(read(then)).toMatchObject({
    at: Date.UTC(2026, 11, 10),
    findings: [{ rule: "promotion-over" }],
    brands: [{ timeline: [] }],
  });
});

test("--html writes the calendar as a page of its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "editors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await run("offers", [...ace, "--html", "offers.html"], { folder, fetch: answering(late) });

  expect(readFileSync(join(folder, "offers.html"), "utf8")).toContain("<h1>Offers calendar</h1>");
});

test("each brand may have a content system and a token of its own", async () => {
  const asked: Request[] = [];
  const urls = ["--url", "https://cms.example/api", "--url", "dec=https://dec.example/api", "--token", "dec=secret"];
  await run("audit", [...urls, "--brand", "ace", "--brand", "dec"], { fetch: answering({}, asked) });
  const seen = new Set(
    asked.map(({ url, headers }) => `${new URL(url).host} ${headers.get("authorization") ?? "open"}`),
  );

  expect(seen).toEqual(new Set(["cms.example open", "dec.example Bearer secret"]));
});

test("the audit reports what is missing on a page, and a warning alone ends with 0", async () => {
  const { code, output } = await run("audit", ace);

  expect(code).toBe(0);
  expect(output).toContain("warning  ace, /, seoContent, field description");
});

test.each([
  ["an option that nobody knows", ["--urls", "x"], "See --help."],
  ["an address that is none", ["--url", "cms"], "--url is no http or https address: cms."],
  ["a moment that is none", [...ace, "--at", "Friday"], "--at Friday is no moment."],
  ["another Craft", [...ace, "--craft", "3"], "--craft is 3."],
  ["a brand that there is not", ["--url", "https://cms.example/api", "--brand", "xyz"], "There is no brand xyz."],
  ["no content system", ["--brand", "ace"], "The content of ace has no address."],
  ["an app without a site", ["--site", "nowhere"], "has no site.ts"],
  ["settings that are not there", [...ace, "--settings", "none.json"], "Correct --settings."],
])("%s ends with 2 and says what to write", async (_, args, message) => {
  const { code, output } = await run("offers", args);

  expect(code).toBe(2);
  expect(output).toContain(message);
});

test("a content system that is down ends with 2", async () => {
  const fetch = async () => new Response("down", { status: 500 });
  const { code, output } = await run("offers", ace, { fetch });

  expect(code).toBe(2);
  expect(output).toContain("The content API did not answer");
});

test.each(["offers", "audit"] as const)("courseway-%s explains every option that it takes", async (command) => {
  const { code, output } = await run(command, ["-h"]);
  const own = command === "offers" ? ["commerce", "commerce-auth", "at", "since", "html"] : ["links"];

  expect(code).toBe(0);
  for (const name of ["site", "brand", "url", "token", "blog-url", "craft", "settings", "json", ...own])
    expect(output).toContain(`  --${name} `);
});

test("the words of a brand go before those for all", () => {
  const { token } = readOptions(["--token", "all", "--token", "ace=own=er"]);

  expect([...token]).toEqual([
    ["", "all"],
    ["ace", "own=er"],
  ]);
});

test("--confirm writes no list without prices, or without a file to write it to, and says what to give", async () => {
  const alone = await run("audit", [...ace, "--confirm"]);
  const unpriced = await run("audit", [...ace, "--claims", "ace=claims.json", "--confirm"]);

  expect([alone.code, alone.output]).toEqual([
    2,
    "The file of ace's confirmed promises is not given. Give --site or --claims.",
  ]);
  expect([unpriced.code, unpriced.output]).toEqual([
    2,
    "The promises of ace stand beside prices, and commerce gave none. Give --commerce, or COMMERCE_URL in .env.local.",
  ]);
});

test.each([
  ["an option that nobody knows", ["--urls", "x"], "See rehearse --help."],
  [
    "an end before the beginning",
    ["--from", "2026-12-02T00:00:00Z", "--to", "2026-12-01T00:00:00Z"],
    "is not after --from",
  ],
  ["drafts without their token", ["--drafts"], "Give it with --preview-token."],
  ["drafts with an empty token", ["--drafts", "--preview-token", ""], "Give it with --preview-token."],
  ["more than a token", ["--preview-token", "abc&x-craft=1"], "is no token. Copy what follows token="],
  ["no app", [], "Give the folder of an app with --site."],
  ["an app without a site", ["--site", "nowhere"], "has no site.ts"],
])("rehearse with %s ends with 2 and says what to write", async (_, args, message) => {
  const { code, output } = await run("offers", ["rehearse", ...args]);

  expect(code).toBe(2);
  expect(output).toContain(message);
});

test("courseway-offers rehearse explains every option that it takes", async () => {
  const { code, output } = await run("offers", ["rehearse", "-h"]);

  expect(code).toBe(0);
  for (const name of ["site", "from", "to", "drafts", "preview-token", "settings", "html", "json"])
    expect(output).toContain(`  --${name} `);
});

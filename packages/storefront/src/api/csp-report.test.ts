import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCspReport } from "./csp-report.ts";

const NOW = Date.UTC(2026, 10, 22);
const HOUR_MS = 3_600_000;
const report = vi.fn();
let now = NOW;
let handle: ReturnType<typeof createCspReport>;

beforeEach(() => {
  report.mockReset();
  now = NOW;
  handle = createCspReport({ report, now: () => now });
});

const send = (body: unknown): Promise<Response> =>
  handle({
    request: new Request("https://www.ace.example/api/csp-report/", { method: "POST" }),
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const refusal = (blockedURL: string, more: object = {}) => ({
  type: "csp-violation",
  body: { effectiveDirective: "img-src", blockedURL, documentURL: "https://www.ace.example/a/?code=SECRET", ...more },
});
const messages = (): string[] => report.mock.calls.map(([{ message }]) => String(message));

describe("the reports of browsers", () => {
  it("are logged with the page and what was refused, and without the visitor's query", async () => {
    const answer = await send([
      refusal("https://pictures.example/b.png?visitor=1", { sourceFile: "https://www.ace.example/x.js?y" }),
    ]);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([204, "no-store"]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: "warn", tags: { tag: "policy" } }));
    expect(messages()[0]).toContain(
      "the policy of /a/ forbids: img-src https://pictures.example for https://www.ace.example/x.js.",
    );
    expect(messages()[0]).not.toMatch(/SECRET|visitor/u);
  });

  it("are understood in the older form as well", async () => {
    await send({
      "csp-report": {
        "document-uri": "https://www.ace.example/b/",
        "violated-directive": "script-src-elem",
        "blocked-uri": "inline",
      },
    });
    expect(messages()[0]).toContain("the policy of /b/ forbids: script-src-elem inline.");
  });

  it("are said once an hour for each kind, with how many there were", async () => {
    for (let count = 0; count < 5; count++) await send([refusal("https://a.example/"), refusal("https://b.example/")]);
    expect(report).toHaveBeenCalledTimes(2);
    now += HOUR_MS;
    await send([refusal("https://a.example/")]);
    expect(messages()[2]).toContain("https://a.example, and 4 more in the last hour");
  });

  it("cannot fill the log, whatever is made up", async () => {
    for (let host = 0; host < 500; host++) await send([refusal(`https://h${host}.example/`)]);
    expect(report.mock.calls.length).toBe(200);
    now += HOUR_MS;
    await send([refusal("https://later.example/")]);
    expect(report.mock.calls.length).toBe(201);
  });

  it.each([
    ["a browser's extension", [refusal("chrome-extension://abc/x.js")]],
    ["an extension's script", [refusal("https://a.example/", { sourceFile: "moz-extension://abc/x.js" })]],
    ["another kind of report", [{ type: "deprecation", body: {} }]],
    ["a directive that is none", [refusal("https://a.example/", { effectiveDirective: "img-src\nERROR" })]],
  ])("leave %s out", async (_, body) => {
    expect((await send(body)).status).toBe(204);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(["", "{", "[1]", '{"a":1}'])("are refused in another form: %s", async (body) => {
    await expect(async () => send(body)).rejects.toMatchObject({ status: 400 });
  });
});

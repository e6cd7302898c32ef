import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { QUEUE_LIMIT } from "./envelope-sender.ts";
import { createReporting } from "./reporting.ts";
import { startIntake } from "./testing/intake.ts";

let intake: Awaited<ReturnType<typeof startIntake>>;
beforeAll(async () => {
  intake = await startIntake();
});
afterAll(() => intake.close());
beforeEach(() => {
  intake.taken.splice(0);
  intake.answers({ status: 200 });
});

function buildReporting(dsn: string | null = intake.dsn) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const reporting = createReporting({ dsn, environment: "production", brandId: "ACE", fetch, write });
  return { ...reporting, lines };
}
const failure = (message = "It failed.") => ({ level: "error", message, error: new TypeError(message) }) as const;

describe("error reporting", () => {
  it("sends every event that carries an error, and no other [ERR-001, ERR-003, ERR-017]", async () => {
    const { report, flush, lines } = buildReporting();
    for (let count = 0; count < 40; count += 1) report(failure(`failure ${count}`));
    report({ level: "error", message: "Only told to the log." });
    await flush(5000);
    expect(intake.taken.map(({ event }) => (event["logentry"] as { formatted: string }).formatted)).toEqual(
      Array.from({ length: 40 }, (_, count) => `failure ${count}`),
    );
    expect(lines).toHaveLength(41);
  });

  it("speaks the envelope format: address, key, header, item and event", async () => {
    const { report, flush } = buildReporting();
    report({ ...failure("Ünlucky."), code: 40403, tags: { tag: "content" } });
    await flush(5000);
    const [{ path, auth, header, item, event, text } = expect.fail("nothing came")] = intake.taken;
    expect({ path, auth }).toEqual({
      path: "/api/7/envelope/",
      auth: expect.stringContaining("sentry_key=public-key") as string,
    });
    expect(header.event_id).toMatch(/^[0-9a-f]{32}$/u);
    expect(item).toMatchObject({ type: "event", length: Buffer.byteLength(text.split("\n")[2] ?? "") });
    expect(event).toMatchObject({
      event_id: header.event_id,
      platform: "node",
      level: "error",
      environment: "production",
      logentry: { formatted: "Ünlucky." },
      tags: { brand: "ACE", code: "40403", tag: "content", httpErrorClass: "Runtime JS" },
      exception: { values: [{ type: "TypeError", value: "Ünlucky.", stacktrace: expect.anything() as object }] },
    });
    const [{ stacktrace }] = (event["exception"] as { values: [{ stacktrace: { frames: object[] } }] }).values;
    expect(stacktrace.frames.at(-1)).toMatchObject({
      function: "failure",
      in_app: true,
      lineno: expect.any(Number) as number,
    });
  });

  it("sends no address, phone or token", async () => {
    const { report, flush } = buildReporting();
    report({
      ...failure("No answer for ann@example.com, 312-555-0123, Bearer abcdef123456"),
      tags: { token: "abcdef12" },
    });
    await flush(5000);
    expect(intake.taken).toHaveLength(1);
    expect(intake.taken[0]?.text).not.toMatch(/ann@|555-0123|abcdef12/u);
  });

  it("does nothing without a DSN", async () => {
    const { report, flush, lines } = buildReporting(null);
    report(failure());
    await flush(5000);
    expect(lines).toHaveLength(1);
    expect(intake.taken).toEqual([]);
  });
});

describe("an error-reporting service that fails", () => {
  const warnings = (lines: readonly string[]): string[] => lines.filter((line) => line.includes('"WARN"'));

  it.each([[500], [403], [302]])("with %s costs one line, and events go on being tried", async (status) => {
    intake.answers({ status });
    const { report, flush, lines } = buildReporting();
    report(failure());
    report(failure());
    await flush(5000);
    expect(intake.taken).toHaveLength(2);
    expect(warnings(lines)).toEqual([expect.stringContaining("ERROR_REPORTING_DSN")]);
  });

  it("with 429 is left alone for as long as it asks", async () => {
    intake.answers({ status: 429, headers: { "retry-after": "30" } });
    const { report, flush } = buildReporting();
    report(failure());
    report(failure());
    await flush(5000);
    report(failure());
    await flush(5000);
    expect(intake.taken).toHaveLength(1);
  });

  it("that is not there neither throws nor repeats itself", async () => {
    const { report, flush, lines } = buildReporting("http://key@127.0.0.1:1/7");
    for (let count = 0; count < 5; count += 1) report(failure());
    await flush(5000);
    expect(warnings(lines)).toHaveLength(1);
  });

  it("that never answers holds no caller up, keeps a bounded queue, and an end waits only so long", async () => {
    intake.answers("silent");
    const { report, flush, lines } = buildReporting();
    const start = performance.now();
    for (let count = 0; count < QUEUE_LIMIT + 50; count += 1) report(failure());
    expect(performance.now() - start).toBeLessThan(2000);
    expect(warnings(lines)).toEqual([expect.stringContaining(`more than ${QUEUE_LIMIT} events wait`)]);
    await flush(50);
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

import { expect, it, vi } from "vitest";
import { readEnv } from "./env/read-env.ts";
import { processReporting } from "./process-reporting.ts";

it("names the brand in its lines, though the page cache asked first and knew none", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const env = readEnv({ CONTENT_URL: "http://content.test/graphql" });
  processReporting(env, "");
  processReporting(env, "ACE").report({ level: "error", message: "Broken." });
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ brandId: "ACE" });
  expect(processReporting(env, "ACE")).toBe(processReporting(env, "ACE"));
  log.mockRestore();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createInstrumentation } from "./instrumentation.ts";

const context = {
  routerKind: "App Router",
  routePath: "/[[...path]]",
  routeType: "render",
  revalidateReason: undefined,
} as const;

beforeEach(() => {
  vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("reports what no handler caught, with its route and without its query", async () => {
  const { onRequestError } = createInstrumentation({ id: "ACE" });
  const request = { path: "/courses/?email=ann@example.com&hc=SAVE", method: "GET", headers: { cookie: "a=secret" } };
  await onRequestError(new Error("Broken."), request, context);
  expect(console.error).toHaveBeenCalledTimes(1);
  const line = String(vi.mocked(console.error).mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    severity: "ERROR",
    code: 50000,
    brandId: "ACE",
    message: "A request could not be answered: GET /courses/",
    tags: { routeType: "render", routePath: "/[[...path]]" },
  });
  expect(line).not.toMatch(/ann|SAVE|secret/u);
});

it.each([
  ["nodejs", true],
  ["edge", false],
])("checks the environment when a server of runtime %s starts: %s", async (runtime, isChecked) => {
  vi.stubEnv("TRUSTED_PROXIES", "none");
  vi.stubEnv("NEXT_RUNTIME", runtime);
  vi.resetModules();
  const fresh = await import("./instrumentation.ts");
  const { register } = fresh.createInstrumentation({ id: "ACE" });
  if (isChecked) await expect(register()).rejects.toThrow(/TRUSTED_PROXIES/);
  else await expect(register()).resolves.toBeUndefined();
});

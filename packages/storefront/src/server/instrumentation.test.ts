import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "../testing/brand.ts";
import { forgetEnv } from "../testing/forget-env.ts";

const context = {
  routerKind: "App Router",
  routePath: "/[[...path]]",
  routeType: "render",
  revalidateReason: undefined,
} as const;

async function fresh() {
  vi.resetModules();
  return (await import("./instrumentation.ts")).createInstrumentation({ brand });
}

beforeEach(() => {
  forgetEnv();
  vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("reports what no handler caught, with its route and without its query", async () => {
  const { onRequestError } = await fresh();
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

describe("a server that starts without a complete environment", () => {
  beforeEach(() => {
    vi.stubEnv("CONTENT_URL", "");
    vi.stubEnv("TRUSTED_PROXIES", "none");
    vi.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
  });

  it("ends and says which variables are missing or wrong and what for, in place of answering each request with 500", async () => {
    const { register } = await fresh();
    await expect(register()).rejects.toThrow("exit 1");
    const said = String(vi.mocked(console.error).mock.calls[0]?.[0]);
    expect(said).toMatch(/CONTENT_URL: is missing \(GraphQL endpoint of the content API\)/u);
    expect(said).toMatch(/TRUSTED_PROXIES: is not of the right form/u);
  });

  it("is none on the Edge Runtime, where nothing of ours runs", async () => {
    vi.stubEnv("NEXT_RUNTIME", "edge");
    const { register } = await fresh();
    await expect(register()).resolves.toBeUndefined();
  });

  it("ends before Next says that it is ready, but a build goes on", async () => {
    vi.resetModules();
    const { storefrontConfig } = await import("../next-config/index.ts");
    const config = storefrontConfig({ images: { unoptimized: true } });
    expect(() => config("phase-production-server")).toThrow("exit 1");
    expect(() => config("phase-development-server")).toThrow("exit 1");
    expect(config("phase-production-build")).toMatchObject({ images: { unoptimized: true }, trailingSlash: true });
  });
});

import type { createInstrumentation } from "@courseway/storefront/instrumentation";
import { sandboxEnv } from "@courseway/workspace/local";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apps } from "./family.ts";
import { type StartedServices, startServices } from "./start-services.ts";

type Hooks = ReturnType<typeof createInstrumentation>;
const HOOKS = import.meta.glob<Hooks>("../../../apps/*/instrumentation.ts");

let started: StartedServices;
beforeAll(async () => {
  started = await startServices({
    env: (url) => ({
      ...sandboxEnv("ace", url),
      NEXT_RUNTIME: "nodejs",
      ERROR_REPORTING_DSN: `${url.replace("://", "://key@")}/7`,
    }),
  });
  started.services.answer("/api/7/envelope/", () => Response.json({}));
});
afterAll(() => started[Symbol.asyncDispose]());

/** The error that Next reports for a page whose data cannot be passed to the browser. */
const FAILED = {
  error: new Error("Only plain objects can be passed to Client Components from Server Components."),
  request: { path: "/courses/?email=ana@example.com", method: "GET", headers: {} },
  context: { routerKind: "App Router", routePath: "/[[...path]]", routeType: "render", revalidateReason: undefined },
} as const;

test.each([...apps.keys()])(
  "%s: data that cannot be handed on to the browser is reported to the error-reporting service, without the visitor's query [ERR-013]",
  async (name) => {
    started.services.requests.length = 0;
    const { onRequestError } = (await HOOKS[`../../../apps/${name}/instrumentation.ts`]?.()) ?? {};
    await onRequestError?.(FAILED.error, FAILED.request, FAILED.context);
    await vi.waitFor(() => expect(started.services.requests).toHaveLength(1));
    const [sent] = started.services.requests;
    expect(sent).toMatchObject({ method: "POST", path: "/api/7/envelope/" });
    expect(sent?.body).toContain("A request could not be answered: GET /courses/");
    expect(sent?.body).toContain("Only plain objects can be passed to Client Components");
    expect(sent?.body).not.toContain("ana@example.com");
  },
);

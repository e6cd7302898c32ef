import { Hono, type Context } from "hono";
import { readFault } from "./fault.ts";
import type { FaultStore } from "./fault-store.ts";
import { faultsPage } from "./faults-page.ts";
import { isService, SERVICE_NAMES, SERVICES, type Service } from "./services.ts";

/** The page and the calls for setting and clearing faults. */
export function faultsRoutes(faults: FaultStore): Hono {
  const routes = new Hono();
  routes.get("/", (context) =>
    wantsJson(context) ? context.json(Object.fromEntries(faults.all())) : context.html(faultsPage(faults)),
  );
  routes.get("/counts", (context) => context.json(Object.fromEntries(faults.counts())));
  routes.delete("/", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  routes.post("/all/clear", (context) => {
    faults.clear();
    return context.redirect("/faults", 303);
  });
  routes.post("/all", (context) => setFault(context, faults, SERVICE_NAMES));
  routes.delete("/:service", (context) =>
    withService(context, (service) => {
      faults.clear(service);
      return context.body(null, 204);
    }),
  );
  routes.post("/:service/clear", (context) =>
    withService(context, (service) => {
      faults.clear(service);
      return context.redirect("/faults", 303);
    }),
  );
  routes.post("/:service", (context) => withService(context, (service) => setFault(context, faults, [service])));
  return routes;
}

async function setFault(context: Context, faults: FaultStore, services: readonly Service[]): Promise<Response> {
  const text = await context.req.text();
  const isJson = text.trimStart().startsWith("{");
  const reading = readFault(isJson ? parsed(text) : Object.fromEntries(new URLSearchParams(text)));
  if (!reading.ok) return context.json({ message: reading.message }, 400);
  for (const service of services) faults.set(service, reading.fault);
  return isJson ? context.json(reading.fault) : context.redirect("/faults", 303);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withService(
  context: Context,
  answer: (service: Service) => Response | Promise<Response>,
): Response | Promise<Response> {
  const name = context.req.param("service") ?? "";
  if (isService(name)) return answer(name);
  return context.json({ message: `There is no service "${name}". Known: ${Object.keys(SERVICES).join(", ")}.` }, 404);
}

function wantsJson(context: Context): boolean {
  return (context.req.header("accept") ?? "").includes("application/json");
}

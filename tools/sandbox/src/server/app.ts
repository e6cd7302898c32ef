import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cdnRoutes } from "../cdn/cdn-routes.ts";
import { createCatalog } from "../commerce/catalog.ts";
import { commerceRoutes } from "../commerce/commerce-routes.ts";
import { createContent } from "../content/create-content.ts";
import { calendarRoutes } from "../editors/calendar-routes.ts";
import { editScreenRoutes } from "../editors/edit-screens.ts";
import { previewScreenRoutes } from "../editors/preview-screen.ts";
import { createFaultStore } from "../faults/fault-store.ts";
import { faultsRoutes } from "../faults/faults-routes.ts";
import { guard } from "../faults/guard.ts";
import { hostsRoutes } from "../hosts/hosts-routes.ts";
import { imagesRoutes } from "../images/images-routes.ts";
import { indexPage } from "../index-page/index-page.ts";
import { listsRoutes } from "../lists/lists-routes.ts";
import { openOutbox } from "../lists/outbox.ts";
import { outboxRoutes } from "../lists/outbox-page.ts";
import { jobsRoutes } from "../vendors/jobs-routes.ts";
import { locationRoutes } from "../vendors/location-routes.ts";
import { referralRoutes } from "../vendors/referral-routes.ts";
import { reviewsRoutes } from "../vendors/reviews-routes.ts";
import { thirdPartyRoutes } from "../vendors/third-party-routes.ts";
import { videoRoutes } from "../vendors/video-routes.ts";
import type { SandboxSettings } from "./options.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** The complete sandbox as one fetch handler, and a function that closes it. */
export interface SandboxApp {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly close: () => void;
}

/** Assembles the stand-ins. If a stand-in throws, it responds with 500 and the others keep running. */
export function createApp(settings: SandboxSettings): SandboxApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const faults = createFaultStore();
  const outbox = openOutbox(settings.dataDir);
  const { now } = settings;
  const content = createContent(settings);

  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLong }));
  app.use(guard(faults));
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.post("/reset", (context) => {
    faults.clear();
    outbox.clear();
    return context.body(null, 204);
  });
  app.route("/faults", faultsRoutes(faults));
  app.route("/content", content.routes);
  app.route("/commerce/api", commerceRoutes(createCatalog(settings.catalogDir), now));
  app.route("/lists", listsRoutes(outbox, now));
  app.route("/outbox", outboxRoutes(outbox));
  app.route("/images", imagesRoutes(content.store));
  app.route("/referral", referralRoutes(outbox, now));
  app.route("/reviews", reviewsRoutes());
  app.route("/video", videoRoutes());
  app.route("/jobs", jobsRoutes());
  app.route("/vendors", thirdPartyRoutes(now));
  app.route("/cdn", cdnRoutes(now));
  // Requests within this process, so that the calendar needs no port and the set faults apply.
  const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init));
  app.route("/", calendarRoutes(settings.contentDir, { fetch, blocks: settings.blocks, now }));
  app.route("/", previewScreenRoutes(content.store));
  app.route("/", editScreenRoutes(content.store));
  app.route("/", locationRoutes());
  app.route("/", hostsRoutes());
  app.get("/", (context) => context.html(indexPage(content.store)));

  app.notFound((context) =>
    context.json({ message: `The sandbox has nothing at ${context.req.path}. Its index is at /.` }, 404),
  );
  app.onError((error, context) => {
    settings.log(`${context.req.method} ${context.req.path}: ${error.message}`);
    return context.json({ message: `The sandbox failed: ${error.message}` }, 500);
  });
  return { app, close: () => outbox.close() };
}

/** The rest of the body is not read, so the connection cannot be reused. */
function tooLong(context: Context): Response {
  return context.json({ message: "The body is longer than 1 MB." }, 413, { connection: "close" });
}

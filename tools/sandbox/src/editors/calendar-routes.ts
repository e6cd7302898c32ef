import { calendarPage, judgedFindings, offersReport, readSettings, type Settings } from "@courseway/editor-tools";
import { Hono } from "hono";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrandReader, readBrands } from "./read-brands.ts";

const MONTH_MS = 30 * 86_400_000;

/** The exceptions that the sandbox's editors marked as deliberate, and the hosts that they may link to. */
export function editorSettings(contentDir: string): Settings {
  const file = join(contentDir, "courseway-editors.json");
  return readSettings(readFileSync(file, "utf8"), file);
}

/** All offers of all brands as currently written: `/offers`, and its report at `/offers.json`. */
export function calendarRoutes(contentDir: string, reader: Omit<BrandReader, "origin">): Hono {
  const routes = new Hono();
  const report = async (url: string) => {
    const at = reader.now();
    const found = offersReport(await readBrands({ ...reader, origin: new URL(url).origin }), {
      at,
      since: at - MONTH_MS,
    });
    const brands = found.brands.map(({ name }) => name);
    const findings = judgedFindings(found.findings, editorSettings(contentDir), { report: "offers", brands });
    return { ...found, findings };
  };
  routes.get("/offers", async (context) =>
    context.html(
      await calendarPage(await report(context.req.url), { back: { href: "/", label: "Courseway sandbox" } }),
    ),
  );
  routes.get("/offers.json", async (context) => context.json(await report(context.req.url)));
  return routes;
}

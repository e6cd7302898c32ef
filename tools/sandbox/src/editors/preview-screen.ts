import { Hono } from "hono";
import { html, raw } from "hono/html";
import { createHash } from "node:crypto";
import type { ContentStore } from "../content/store/content-store.ts";
import type { BrandContent } from "../content/model/brand.ts";
import { page, type Markup } from "../html/page.ts";
import { inControlPanel } from "./control-panel.ts";
import { previewAddress } from "../index-page/index-page.ts";

/** How often the screen checks whether a file was saved, in ms. Craft itself needs no check. */
const ASK_MS = 150;

/** A hash that changes when the page's file, or a file that it refers to, is saved. */
function readVersion(brand: BrandContent, slug: string, store: ContentStore): string {
  const text = (): string => {
    try {
      return JSON.stringify(store.page(brand, slug, true)?.fields ?? null);
    } catch (error) {
      return String(error);
    }
  };
  return createHash("sha1").update(text()).digest("hex");
}

/** Reports a save, as Craft does for a preview target without automatic reload: with `refresh` false. */
const script = (saved: string): string => `
const frame = document.querySelector("iframe");
const update = { refresh: false, target: { $iframe: [frame] }, previewTarget: { url: frame.src } };
let version = null;
const look = async () => {
  const now = await (await fetch(${JSON.stringify(saved)})).text();
  if (version !== null && now !== version) Garnish.trigger(Craft.Preview, "beforeUpdateIframe", update);
  version = now;
};
setInterval(() => void look().catch(() => {}), ${ASK_MS});
for (const button of document.querySelectorAll("[data-width]"))
  button.addEventListener("click", () => { frame.style.width = button.dataset.width; });
`;

const screen = (brand: BrandContent, slug: string, token: string): Markup =>
  page(
    `Preview of ${slug}`,
    `Stands for Craft's live preview. Save content/${brand.id}/${slug}.yaml below drafts or pages: the page follows.`,
    inControlPanel(
      html`<p>
          <button data-width="100%">Desktop</button> <button data-width="768px">Tablet</button>
          <button data-width="390px">Phone</button>
        </p>
        <iframe
          title="Preview"
          src="${previewAddress(brand.app, slug, token)}"
          style="width: 100%; height: 75vh; border: 1px solid var(--line); background: #fff"
        ></iframe>
        <script>
          ${raw(script(`/live-preview/${brand.id}/${encodeURIComponent(slug)}/version`))};
        </script>`,
    ),
  );

/** A screen that simulates Craft's live preview of a page. */
export function previewScreenRoutes(store: ContentStore): Hono {
  const routes = new Hono();
  const findBrand = (id: string) => store.brands().find((brand) => brand.id === id) ?? null;
  routes.get("/live-preview/:brand/:slug", (context) => {
    const brand = findBrand(context.req.param("brand"));
    const token = store.validToken();
    if (brand === null || token === null) return context.notFound();
    return context.html(screen(brand, context.req.param("slug"), token));
  });
  routes.get("/live-preview/:brand/:slug/version", (context) => {
    const brand = findBrand(context.req.param("brand"));
    return brand === null ? context.notFound() : context.text(readVersion(brand, context.req.param("slug"), store));
  });
  return routes;
}

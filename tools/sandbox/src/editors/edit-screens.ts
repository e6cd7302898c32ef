import { Hono } from "hono";
import { html } from "hono/html";
import type { ContentStore } from "../content/store/content-store.ts";
import { stableId, type Entry } from "../content/model/entry.ts";
import { isFields, toList, type Fields } from "../content/model/record.ts";
import { page, type Markup } from "../html/page.ts";
import { inControlPanel } from "./control-panel.ts";

/** The content of a screen: an entry, or a row of one. */
interface Edited {
  readonly title: string;
  readonly file: string;
  readonly fields: Fields;
}

/** Every page, or its draft if there is one. A file that cannot be read has no screen. */
function listEntries(store: ContentStore): readonly Entry[] {
  return store.brands().flatMap((brand) =>
    [...new Set([...store.slugs(brand, "pages"), ...store.slugs(brand, "drafts")])].flatMap((slug) => {
      try {
        return [store.page(brand, slug, true) ?? []].flat();
      } catch {
        return [];
      }
    }),
  );
}

const BLOCKS = "baseComponents";

function rowWith(id: string, { id: owner, file, fields }: Entry): Edited | null {
  const rows = toList(fields[BLOCKS]);
  const index = rows.findIndex((_, at) => String(stableId(`${owner}/${BLOCKS}/${at}`)) === id);
  const row = rows[index];
  return isFields(row) ? { title: `${index + 1}. ${String(row["typeHandle"])}`, file, fields: row } : null;
}

/** The entry or row with an id. */
function editedWith(id: string, store: ContentStore): Edited | null {
  for (const entry of listEntries(store)) {
    const { file, fields } = entry;
    if (String(entry.id) === id) return { title: String(fields["title"] ?? entry.slug), file, fields };
    const row = rowWith(id, entry);
    if (row !== null) return row;
  }
  return null;
}

const screen = ({ title, file, fields }: Edited): Markup =>
  page(
    title,
    `Stands for the screen of Craft's control panel. Edit ${file}.`,
    inControlPanel(
      Object.entries(fields).map(
        ([handle, value]) =>
          html`<section class="card" id="fields-${handle}-field">
            <h2><label for="fields-${handle}">${handle}</label></h2>
            <div class="input">
              <textarea id="fields-${handle}" readonly rows="6">
${typeof value === "string" ? value : JSON.stringify(value, null, 2)}</textarea>
            </div>
          </section>`,
      ),
    ),
  );

/** The addresses in Craft's control panel for editing entries and the rows of Craft 5. */
export function editScreenRoutes(store: ContentStore): Hono {
  const routes = new Hono();
  for (const path of ["/admin/entries/:section/:id", "/admin/edit/:id"])
    routes.get(path, (context) => {
      const edited = editedWith(context.req.param("id") ?? "", store);
      return edited === null ? context.notFound() : context.html(screen(edited));
    });
  return routes;
}

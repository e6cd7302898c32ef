import { html } from "hono/html";
import { page, table, type Markup } from "../html/page.ts";
import type { ContentStore } from "../content/store/content-store.ts";
import type { BrandContent } from "../content/model/brand.ts";

/** Lists every page of every brand, with the links that a person needs. */
export function indexPage(store: ContentStore): Markup {
  const token = store.validToken();
  const brands = store.brands().map((brand) => brandCard(brand, store, token));
  const lead =
    "This process stands in for every remote service of the six sites. Edit a file under content/ or catalog/ and load a page again.";
  return page("Pages", lead, [...brands, exampleCard(store)]);
}

function brandCard(brand: BrandContent, store: ContentStore, token: string | null): Markup {
  const drafts = new Set(store.slugs(brand, "drafts"));
  const pages = new Set(store.slugs(brand, "pages"));
  const rows = [...new Set([...pages, ...drafts])]
    .toSorted(homeFirst)
    .map((slug) => pageRow(brand, slug, { store, token, drafts, pages }));
  return html`<section class="card" data-testid="brand-${brand.id}">
    <h2>${brand.name} <span class="tag">${brand.id}</span></h2>
    <p><a href="${brand.app}">${brand.app}</a></p>
    ${table(["Page", "State", "Open", "Preview"], rows, `No pages yet: add content/${brand.id}/pages/home.yaml.`)}
  </section>`;
}

interface RowInput {
  readonly store: ContentStore;
  readonly token: string | null;
  readonly drafts: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

function pageRow(brand: BrandContent, slug: string, { store, token, drafts, pages }: RowInput): (Markup | string)[] {
  const isDraft = drafts.has(slug);
  const { title, error } = readTitle(brand, slug, store, isDraft);
  const open = pages.has(slug) ? html`<a href="${pageAddress(brand.app, slug)}">open</a>` : "";
  const preview = token
    ? html`<a href="${previewAddress(brand.app, slug, token)}">preview</a>
        <a href="/live-preview/${brand.id}/${slug}">as in Craft</a>`
    : "no token is valid";
  return [
    html`<strong>${title}</strong><br /><code>${slug}</code>${error ? html`<p class="error">${error}</p>` : ""}`,
    isDraft
      ? html`<span class="tag draft">${pages.has(slug) ? "draft of a page" : "draft only"}</span>`
      : html`<span class="tag">live</span>`,
    open,
    preview,
  ];
}

function readTitle(
  brand: BrandContent,
  slug: string,
  store: ContentStore,
  preview: boolean,
): { readonly title: string; readonly error: string | null } {
  try {
    return { title: String(store.page(brand, slug, preview)?.fields.title ?? slug), error: null };
  } catch (error) {
    return { title: slug, error: error instanceof Error ? error.message : String(error) };
  }
}

function exampleCard(store: ContentStore): Markup {
  const rows = store
    .exampleSlugs()
    .map((slug) => [
      html`<code>${slug}</code>`,
      html`${store.brands().map((brand) => html`<a href="${pageAddress(brand.app, slug)}">${brand.id}</a> `)}`,
    ]);
  return html`<section class="card" data-testid="examples">
    <h2>Examples</h2>
    <p class="lead">Every situation of every block, made from the block library itself.</p>
    ${table(["Block", "On the site of"], rows, "The block library has no examples that load.")}
  </section>`;
}

function homeFirst(one: string, other: string): number {
  if (one === "home" || other === "home") return one === "home" ? -1 : 1;
  return one.localeCompare(other);
}

/** The address of a page on its brand's site: `home` is the root, a double dash is a slash. */
export function pageAddress(app: string, slug: string): string {
  const path = slug === "home" ? "/" : `/${slug.replaceAll("--", "/")}/`;
  return `${app.replace(/\/$/, "")}${path === "/blog/home/" ? "/blog/" : path}`;
}

/** The address that an editor's "preview" button opens. */
export function previewAddress(app: string, slug: string, token: string): string {
  return `${app.replace(/\/$/, "")}/preview?${new URLSearchParams({ token, slug })}`;
}

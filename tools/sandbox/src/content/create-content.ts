import type { Hono } from "hono";
import { contentRoutes } from "./content-routes.ts";
import { buildContentSchema } from "./graphql/build-schema.ts";
import { pageCheck } from "./graphql/check-page.ts";
import { readSdl } from "./graphql/sdl-source.ts";
import { createContentStore, type ContentStore } from "./store/content-store.ts";
import { createExamplePages, type Examples } from "./store/example-pages.ts";

/** The content API over a folder of files. */
export interface ContentService {
  readonly store: ContentStore;
  readonly routes: Hono;
}

/** Builds both namings from one source and opens the content folder. */
export function createContent(options: {
  readonly contentDir: string;
  readonly examples: Examples;
  readonly now: () => number;
}): ContentService {
  const sdl = readSdl();
  const schemas = { 4: buildContentSchema(sdl, 4), 5: buildContentSchema(sdl, 5) };
  const store = createContentStore({
    contentDir: options.contentDir,
    check: pageCheck(schemas[5]),
    examples: createExamplePages(options.examples),
    now: options.now,
  });
  return { store, routes: contentRoutes(store, schemas) };
}

import type { BlockDeclaration } from "@courseway/blocks/declarations";
import type { Hono } from "hono";
import { contentRoutes } from "./content-routes.ts";
import { buildContentSchema } from "./graphql/build-schema.ts";
import { pageCheck } from "./graphql/check-page.ts";
import { readSdl } from "./graphql/sdl-source.ts";
import { createContentStore, type ContentStore } from "./store/content-store.ts";
import { createExamplePages } from "./store/example-pages.ts";

/** The content API over a folder of files. */
export interface ContentService {
  readonly store: ContentStore;
  readonly routes: Hono;
}

/** Builds the schema of every Craft version from one source and opens the content folder. */
export function createContent(options: {
  readonly contentDir: string;
  readonly blocks: readonly BlockDeclaration[];
  readonly now: () => number;
}): ContentService {
  const sdl = readSdl(options.blocks);
  const store = createContentStore({
    contentDir: options.contentDir,
    check: pageCheck(buildContentSchema(sdl, 5)),
    examples: createExamplePages(options.blocks),
    now: options.now,
  });
  return { store, routes: contentRoutes(store, sdl) };
}

import { CKEDITOR } from "./craft-field.ts";
import { addItem, type Draft } from "./plan.ts";
import type { Item } from "./project-config.ts";
import { stableUid } from "./stable-uid.ts";
import { getList, toText } from "./values.ts";

/** The name of the GraphQL schema for a site's token. */
const SCHEMA_NAME = "Courseway";

/** Plans the GraphQL schema of the site's token, which may read all planned parts, drafts and pending entries. */
export function planSchema(draft: Draft): void {
  const { config } = draft;
  const read = (kind: string, items: readonly Item[]): readonly string[] =>
    items.map(({ uid }) => `${kind}.${uid}:read`);
  const nested = config
    .items("fields")
    .filter(({ value }) => ["craft\\fields\\Matrix", CKEDITOR].includes(toText(value["type"])));
  const scope = [
    ...read("sites", config.items("sites")),
    "elements.drafts:read",
    "elements.inactive:read",
    ...read("sections", config.items("sections")),
    ...read("nestedentryfields", nested),
    ...read("volumes", config.items("volumes")),
    ...read("globalsets", config.items("globalSets")),
    ...read("categorygroups", config.items("categoryGroups")),
  ];
  const found = config.items("graphql/schemas").find(({ value }) => value["name"] === SCHEMA_NAME);
  if (found === undefined) {
    addItem(draft, "graphql/schemas", stableUid("graphql/schemas"), `GraphQL schema ${SCHEMA_NAME}`, {
      isPublic: false,
      name: SCHEMA_NAME,
      scope,
    });
    draft.notes.push(
      `In Craft, make a token for the GraphQL schema "${SCHEMA_NAME}", and give it to the site as CONTENT_TOKEN.`,
    );
    return;
  }
  const before = getList(found.value, "scope");
  const missing = scope.filter((one) => !before.includes(one));
  if (missing.length === 0) return;
  before.push(...missing);
  draft.added.push(`GraphQL schema ${SCHEMA_NAME}: ${missing.length} permissions to read`);
  config.changed(found);
}

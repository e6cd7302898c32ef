import {
  Kind,
  parse,
  parseType,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { findDirective } from "./directives.ts";
import { REFUSED_HANDLES, type ContentMode } from "./modes.ts";

/** The type of a Link field in Craft 5. */
const LINK_DATA = `type LinkData {
  type: String value: String label: String defaultLabel: String urlSuffix: String url: String link: String target: String
  title: String class: String id: String rel: String ariaLabel: String download: Boolean filename: String
  elementType: String elementId: Int elementSiteId: Int elementTitle: String
}`;

/** The type of a field of the CKEditor plugin; each handle has a separate type. */
const richTextType = (handle: string): string => `type ${handle}_CkeditorField {
  html: String rawHtml: String markdown: String plainText: String
}`;

/**
 * The declared fields as this Craft has them: handles that it refuses under their alias, newer text fields as objects.
 */
export function asCraftHas(source: DocumentNode, mode: Pick<ContentMode, "craft" | "newFields">): DocumentNode {
  const handles = new Set<string>();
  const toField = (field: FieldDefinitionNode): FieldDefinitionNode => {
    const named = renamed(field, mode.craft);
    const kind = mode.newFields ? findDirective(field, "text")?.kind : undefined;
    if (kind === undefined) return named;
    if (kind === "link") return { ...named, type: parseType("LinkData") };
    handles.add(named.name.value);
    return { ...named, type: parseType(`${named.name.value}_CkeditorField`) };
  };
  const definitions = source.definitions.map((one): DefinitionNode =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION ? withFields(one, toField) : one,
  );
  const added = mode.newFields ? parse([LINK_DATA, ...[...handles].map(richTextType)].join("\n")).definitions : [];
  return { ...source, definitions: [...definitions, ...added] };
}

const withFields = (
  type: ObjectTypeDefinitionNode,
  map: (field: FieldDefinitionNode) => FieldDefinitionNode,
): ObjectTypeDefinitionNode => ({ ...type, fields: (type.fields ?? []).map(map) });

function renamed(field: FieldDefinitionNode, craft: ContentMode["craft"]): FieldDefinitionNode {
  const handle = field.name.value;
  if (!REFUSED_HANDLES[craft].has(handle)) return field;
  const aliases = findDirective(field, "aliases")?.of;
  const [alias] = Array.isArray(aliases) ? aliases.map(String) : [];
  // A handle without an alias is in a type that only the sandbox defines, such as the link of a link; Craft itself
  // provides it.
  if (alias === undefined) return field;
  const written = parse(`type T { f: String @written(as: "${handle}") }`).definitions[0];
  const directives = written?.kind === Kind.OBJECT_TYPE_DEFINITION ? (written.fields?.[0]?.directives ?? []) : [];
  const name = { kind: Kind.NAME, value: alias } as const;
  return { ...field, name, directives: [...(field.directives ?? []), ...directives] };
}

/** The handle of a field in editors' files. */
export function writtenHandle(field: {
  readonly astNode?: FieldDefinitionNode | null | undefined;
  name: string;
}): string {
  const as = findDirective(field.astNode, "written")?.as;
  return typeof as === "string" ? as : field.name;
}

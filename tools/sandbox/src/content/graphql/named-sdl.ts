import {
  Kind,
  parseType,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type UnionTypeDefinitionNode,
} from "graphql";
import { findDirective, matrixTypes } from "./directives.ts";
import { fieldNames, listFieldsWith, matrixFields } from "./matrix-fields.ts";
import type { Naming } from "./naming.ts";

type Matrices = ReadonlyMap<string, ReadonlySet<string>>;

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const named = (value: string) => ({ kind: Kind.NAMED_TYPE, name: name(value) }) as const;

/**
 * The schema with the names of one Craft version: matrix rows and entries are renamed, each matrix field becomes the
 * union of its rows, and types get the fields of the interfaces that they implement.
 */
export function namedSdl(source: DocumentNode, naming: Naming): DocumentNode {
  const matrices = matrixFields(source);
  const rowFields = interfaceFields(source, "EntryInterface");
  const definitions = source.definitions.flatMap((definition): DefinitionNode[] =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? buildObjects(definition, naming, matrices) : [definition],
  );
  const rowInterface = naming.version === 4 ? [interfaceNode("MatrixBlockInterface", rowFields)] : [];
  const unions = [...matrices].map(([field, types]) => buildUnion(field, types, naming));
  return withInterfaceFields({ ...source, definitions: [...definitions, ...rowInterface, ...unions] });
}

function buildObjects(type: ObjectTypeDefinitionNode, naming: Naming, matrices: Matrices): ObjectTypeDefinitionNode[] {
  const fields = (type.fields ?? []).map((field) => matrixTyped(field, naming));
  const handle = type.name.value.replace(/_Entry$/, "");
  const entry = findDirective(type, "entry");
  if (entry)
    return [
      {
        ...type,
        fields,
        name: name(naming.entry(String(entry.section), handle)),
        interfaces: [named("EntryInterface")],
      },
    ];
  if (!findDirective(type, "row")) return [{ ...type, fields }];
  return buildRows({ ...type, fields }, handle, naming, listFieldsWith(handle, matrices));
}

/** Returns one type for all fields in Craft 5, one type per field in Craft 4. */
function buildRows(
  type: ObjectTypeDefinitionNode,
  handle: string,
  naming: Naming,
  fields: readonly string[],
): ObjectTypeDefinitionNode[] {
  const names = new Set(fields.map((field) => naming.row(field, handle)));
  return [...names].map((rowName) => ({ ...type, name: name(rowName), interfaces: [named(naming.rowInterface)] }));
}

function matrixTyped(field: FieldDefinitionNode, naming: Naming): FieldDefinitionNode {
  if (!matrixTypes(field)) return field;
  return { ...field, type: parseType(`[${naming.matrix(field.name.value)}]!`) };
}

function interfaceFields(source: DocumentNode, wanted: string): readonly FieldDefinitionNode[] {
  const found = source.definitions.find(
    (definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION && definition.name.value === wanted,
  );
  return found?.kind === Kind.INTERFACE_TYPE_DEFINITION ? (found.fields ?? []) : [];
}

function buildUnion(field: string, types: ReadonlySet<string>, naming: Naming): UnionTypeDefinitionNode {
  return {
    kind: Kind.UNION_TYPE_DEFINITION,
    name: name(naming.matrix(field)),
    types: [...types].map((type) => named(naming.row(field, type))),
  };
}

function interfaceNode(value: string, fields: readonly FieldDefinitionNode[]): InterfaceTypeDefinitionNode {
  return { kind: Kind.INTERFACE_TYPE_DEFINITION, name: name(value), fields };
}

/** Adds the fields of a type's interfaces; the files contain only a type's own fields. */
function withInterfaceFields(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    const fieldList = fieldNames(definition.fields);
    const inherited = (definition.interfaces ?? []).flatMap((one) => interfaceFields(document, one.name.value));
    const added = new Map(
      inherited.filter((field) => !fieldList.has(field.name.value)).map((field) => [field.name.value, field]),
    );
    return { ...definition, fields: [...(definition.fields ?? []), ...added.values()] };
  });
  return { ...document, definitions };
}

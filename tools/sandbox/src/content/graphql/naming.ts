import type { Entry } from "../model/entry.ts";

/** The two Craft versions, whose naming a client may be configured for. */
export type CraftVersion = 4 | 5;

/** How a version names its types. The same rules as a fragment's `FragmentNames`. */
export interface Naming {
  readonly version: CraftVersion;
  row(field: string, type: string): string;
  entry(section: string, type: string): string;
  /** The union of all types that a matrix field may contain. */
  matrix(field: string): string;
  /** The interface of all rows. */
  readonly rowInterface: "EntryInterface" | "MatrixBlockInterface";
}

export const NAMING: Readonly<Record<CraftVersion, Naming>> = {
  4: {
    version: 4,
    row: (field, type) => `${field}_${type}_BlockType`,
    entry: (section, type) => `${section}_${type}_Entry`,
    matrix: (field) => `${field}_MatrixField`,
    rowInterface: "MatrixBlockInterface",
  },
  5: {
    version: 5,
    row: (_field, type) => `${type}_Entry`,
    entry: (_section, type) => `${type}_Entry`,
    matrix: (field) => `${field}_MatrixField`,
    rowInterface: "EntryInterface",
  },
};

/** The GraphQL type of an entry or a row. */
export function entryTypeName(
  { fieldHandle, sectionHandle, typeHandle }: Pick<Entry, "fieldHandle" | "sectionHandle" | "typeHandle">,
  naming: Naming,
): string {
  return fieldHandle === null ? naming.entry(sectionHandle ?? "", typeHandle) : naming.row(fieldHandle, typeHandle);
}

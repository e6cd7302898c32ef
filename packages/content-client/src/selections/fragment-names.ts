import type { FragmentNames } from "../block-contract.ts";

/** The major version of the content system, which determines the names of its types. */
export type CraftVersion = 4 | 5;

const craft4: FragmentNames = {
  rowInterface: "MatrixBlockInterface",
  row: (field, type) => `${field}_${type}_BlockType`,
  entry: (section, type) => `${section}_${type}_Entry`,
  category: (group) => `${group}_Category`,
};

const craft5: FragmentNames = {
  rowInterface: "EntryInterface",
  row: (_field, type) => `${type}_Entry`,
  entry: (_section, type) => `${type}_Entry`,
  category: (group) => `${group}_Category`,
};

/** Whether rows are entries with their own ids, dates and edit screens, as in Craft 5 but not in Craft 4. */
export const rowsAreEntries = ({ rowInterface }: FragmentNames): boolean => rowInterface === craft5.rowInterface;

/** Returns the type names of a version. Craft 4 puts the field or section before a type, Craft 5 does not. */
export function fragmentNames(craft: CraftVersion): FragmentNames {
  return craft === 4 ? craft4 : craft5;
}

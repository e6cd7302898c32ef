import type { FragmentNames } from "../block-contract.ts";

/** The major version of the content system, which decides how it names its types. */
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

/** Whether rows are entries, with ids, dates and screens of their own: in Craft 5, not in Craft 4. */
export const rowsAreEntries = ({ rowInterface }: FragmentNames): boolean => rowInterface === craft5.rowInterface;

/** The names that fragments are written with: Craft 4 puts the field or section before a type, Craft 5 does not. */
export function fragmentNames(craft: CraftVersion): FragmentNames {
  return craft === 4 ? craft4 : craft5;
}

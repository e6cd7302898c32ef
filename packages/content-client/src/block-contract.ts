import type { Fields } from "./fields/field.ts";

/**
 * The names of the content API's types. They differ between Craft 4 and Craft 5, so selections call these functions
 * instead of containing names: `names.row("productCardList", "productCard")` is `productCard_Entry` in Craft 5 and
 * `productCardList_productCard_BlockType` in Craft 4.
 */
export interface FragmentNames {
  /**
   * The interface that all matrix rows implement. A matrix field is a union, on which only `__typename` can be selected
   * directly; selections of the rows' shared fields use this interface.
   */
  readonly rowInterface: string;
  /** The type of a matrix row: `field` is the matrix field's handle, `type` the row type's handle. */
  row(field: string, type: string): string;
  /** The type of a related entry; `section` and `type` are the handles of its section and entry type. */
  entry(section: string, type: string): string;
  /** The type of a group's categories. */
  category(group: string): string;
}

/** A block's name, purpose and fields. Its GraphQL selection and its parser are derived from these. */
export interface BlockContract {
  /** The block's handle in the content system, and its key in the registry. */
  readonly name: string;
  /** One or two sentences for editors: what the block is for. */
  readonly about: string;
  readonly fields: Fields;
}

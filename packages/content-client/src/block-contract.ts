import type { Fields } from "./fields/field.ts";

/**
 * How the content API names its types. Craft 4 and Craft 5 differ, so a selection asks for names
 * instead of writing them: `names.row("productCardList", "productCard")` is
 * `productCard_Entry` in Craft 5 and `productCardList_productCard_BlockType` in Craft 4.
 */
export interface FragmentNames {
  /**
   * What all matrix rows implement. A matrix field is a union, of which only `__typename` can be asked directly; the
   * fields that rows share are asked of this.
   */
  readonly rowInterface: string;
  /** The type of a matrix row: `field` is the matrix field's handle, `type` the row type's handle. */
  row(field: string, type: string): string;
  /** The type of a related entry: `section` and entry `type` handles. */
  entry(section: string, type: string): string;
  /** The type of a category of a group. */
  category(group: string): string;
}

/** The wire side of a block: who it is, what it is for and which fields it has. What to ask and how to read it follow. */
export interface BlockContract {
  /** The editors' handle of the block, the key of the registry. */
  readonly name: string;
  /** One or two sentences for editors: what the block is for. */
  readonly about: string;
  readonly fields: Fields;
}

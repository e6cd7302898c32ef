import type { z } from "zod";

/**
 * How the content API names its types. Craft 4 and Craft 5 differ, so a fragment asks for names
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

/** The GraphQL selection of one block's own fields, without braces around it. */
export type BlockFragment = (names: FragmentNames) => string;

/** The wire side of a block: what to ask for and how to read the answer. */
export interface BlockContract<Content = unknown> {
  /** The editors' handle of the block, the key of the registry. */
  readonly name: string;
  /** Wire to content. Every default of a field lives here and nowhere else. */
  readonly schema: z.ZodType<Content>;
  readonly fragment: BlockFragment;
}

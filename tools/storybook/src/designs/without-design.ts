/** The parameter `design` of a block without a link: the addon's panel is off, and ours says how to give a link. */
export interface WithoutDesign {
  readonly disable: true;
  /** The block's handle. */
  readonly block: string;
}

export const withoutDesign = (block: string): WithoutDesign => ({ disable: true, block });

/** Whether a story's parameter `design` is that of a block without a link. */
export const isWithoutDesign = (parameter: unknown): parameter is WithoutDesign =>
  typeof parameter === "object" && parameter !== null && "block" in parameter;

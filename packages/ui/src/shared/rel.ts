export interface LinkFlags {
  /** Whether the link opens a new tab. */
  readonly newTab?: boolean | undefined;
  /** Adds `nofollow` to `rel`: search engines do not follow the link. */
  readonly nofollow?: boolean | undefined;
  /** Adds `noreferrer` to `rel`: the opened site does not learn where its visitor comes from. */
  readonly noreferrer?: boolean | undefined;
  /** Adds `noopener` to `rel`; a new tab has it anyway. */
  readonly noopener?: boolean | undefined;
}

/**
 * The `target` and `rel` of a link. A new tab always gets `noopener`, so that the opened page cannot control ours.
 * [LNK-001]
 */
export function linkAttributes(flags: LinkFlags): { target?: "_blank"; rel?: string } {
  const rel = [
    (flags.noopener || flags.newTab) && "noopener",
    flags.noreferrer && "noreferrer",
    flags.nofollow && "nofollow",
  ].filter(Boolean);
  return {
    ...(flags.newTab ? { target: "_blank" as const } : {}),
    ...(rel.length > 0 ? { rel: rel.join(" ") } : {}),
  };
}

export interface LinkFlags {
  readonly newTab?: boolean | undefined;
  readonly nofollow?: boolean | undefined;
  readonly noreferrer?: boolean | undefined;
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

export interface SkipLinkProps {
  /** The id of the element after the header; give that element `tabIndex={-1}`. */
  readonly target?: string;
  /** The default is "Skip to main content". */
  readonly label?: string;
}

/**
 * The first element that the Tab key reaches, on the page or in a part with many links: visible only while it has the
 * focus. It is a plain fragment link, so that it works before any script. [A11Y-001, A11Y-002, A11Y-003]
 */
export function SkipLink({ target = "main", label = "Skip to main content" }: SkipLinkProps) {
  return (
    <a className="cw-skip-link" href={`#${target}`}>
      {label}
    </a>
  );
}

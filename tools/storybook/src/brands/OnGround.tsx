import { type Ground, Section } from "@courseway/ui";
import type { ReactNode } from "react";

export interface OnGroundProps {
  /** One ground, or a list to show the story on each. */
  readonly ground?: Ground | readonly Ground[];
  /** Whether the story brings its own sections. */
  readonly bare: boolean;
  /** Whether it is on a documentation page, with other stories. */
  readonly isOnDocs?: boolean;
  readonly children: ReactNode;
}

/** Puts a story into a section, as on a page. */
export function OnGround({ ground = "plain", bare, isOnDocs = false, children }: OnGroundProps) {
  // A page has only one main element, and no two sections with the same name.
  const Main = isOnDocs ? "div" : "main";
  if (bare) return <Main>{children}</Main>;
  const grounds = [ground].flat();
  const getLabel = (one: Ground) => (isOnDocs ? {} : { label: grounds.length > 1 ? `On ${one} ground` : "Story" });
  return (
    <Main>
      {grounds.map((g) => (
        <Section key={g} ground={g} space="small" {...getLabel(g)}>
          {children}
        </Section>
      ))}
    </Main>
  );
}

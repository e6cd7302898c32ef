import { type Ground, Section } from "@courseway/ui";
import type { ReactNode } from "react";

export interface OnGroundProps {
  /** One ground, or a list to show the story on each. */
  readonly ground?: Ground | readonly Ground[];
  /** The story brings its own sections. */
  readonly bare: boolean;
  /** Whether it stands on a page of documents, with other stories. */
  readonly isOnDocs?: boolean;
  readonly children: ReactNode;
}

/** Stands a story in a section, as it stands on a page. */
export function OnGround({ ground = "plain", bare, isOnDocs = false, children }: OnGroundProps) {
  // A page has one main part, and no two sections of a name.
  const Main = isOnDocs ? "div" : "main";
  if (bare) return <Main>{children}</Main>;
  const grounds = [ground].flat();
  const labelOf = (one: Ground) => (isOnDocs ? {} : { label: grounds.length > 1 ? `On ${one} ground` : "Story" });
  return (
    <Main>
      {grounds.map((g) => (
        <Section key={g} ground={g} space="small" {...labelOf(g)}>
          {children}
        </Section>
      ))}
    </Main>
  );
}

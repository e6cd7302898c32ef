import { type Ground, Section } from "@courseway/ui";
import type { ReactNode } from "react";

export interface OnGroundProps {
  /** One ground, or a list to show the story on each. */
  readonly ground?: Ground | readonly Ground[];
  /** The story brings its own sections. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** Stands a story in a section, as it stands on a page. */
export function OnGround({ ground = "plain", bare, children }: OnGroundProps) {
  if (bare) return <main>{children}</main>;
  const grounds = [ground].flat();
  return (
    <main>
      {grounds.map((g) => (
        <Section key={g} ground={g} space="small" label={grounds.length > 1 ? `On ${g} ground` : "Story"}>
          {children}
        </Section>
      ))}
    </main>
  );
}

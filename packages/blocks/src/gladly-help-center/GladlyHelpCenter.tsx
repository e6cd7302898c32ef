import { Link, Section } from "@courseway/ui";
import { Island } from "../shared/island/Island.client.tsx";
import type { GladlyHelpCenterProps } from "./view.ts";

/** The help center, with a link to a person if the help center does not show. [BL-gladlyHelpCenter-001] */
export function GladlyHelpCenter({ ground, center, helpPage }: GladlyHelpCenterProps) {
  return (
    <Section ground={ground} label="Help center">
      <Island of="HelpCenter" {...center}>
        <p>Looking for an answer? Our support team is happy to help.</p>
        {helpPage && <Link href={helpPage}>Contact support</Link>}
      </Island>
    </Section>
  );
}

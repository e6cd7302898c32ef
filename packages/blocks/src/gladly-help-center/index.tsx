import { Link, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type GladlyHelpCenterProps, findPageHelpCenter, gladlyHelpCenterView } from "./view.ts";

/** The help center, with a link to a person if the help center does not show. [BL-gladlyHelpCenter-001] */
function GladlyHelpCenter({ ground, center, helpPage }: GladlyHelpCenterProps) {
  return (
    <Section ground={ground} label="Help center">
      <Island of="HelpCenter" {...center}>
        <p>Looking for an answer? Our support team is happy to help.</p>
        {helpPage && <Link href={helpPage}>Contact support</Link>}
      </Island>
    </Section>
  );
}

/** Gladly's help center. [BL-gladlyHelpCenter-001] */
export const gladlyHelpCenter = defineBlock({
  name: "gladlyHelpCenter",
  about,
  fields,
  view: gladlyHelpCenterView,
  ofPage: findPageHelpCenter,
  component: GladlyHelpCenter,
  examples,
  isInteractive: true,
});

import { Heading, Link, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type HubspotProps, hubspotView } from "./view.ts";

/** Text above a lead form, with a link to a person if the form does not show. [BL-hubspot-001] */
function Hubspot({ ground, title, html, form, helpPage }: HubspotProps) {
  return (
    <Section ground={ground} label={title ? undefined : "Contact form"}>
      <div className="cw-hubspot">
        {(title || html) && (
          <div className="cw-hubspot-words">
            {title && <Heading level={2}>{title}</Heading>}
            <RichText html={html} />
          </div>
        )}
        <Island of="LeadForm" {...form}>
          <p>Prefer to talk to a person?</p>
          <Link href={helpPage}>Get in touch</Link>
        </Island>
      </div>
    </Section>
  );
}

/** A HubSpot lead form. [BL-hubspot-001] */
export const hubspot = defineBlock({
  name: "hubspot",
  about,
  fields,
  view: hubspotView,
  component: Hubspot,
  examples,
  isInteractive: true,
});

import { Heading, Link, RichText, Section } from "@courseway/ui";
import { Island } from "../shared/island/Island.client.tsx";
import type { HubspotProps } from "./view.ts";

/** Text above a lead form, with a link to a person if the form does not show. [BL-hubspot-001] */
export function Hubspot({ ground, title, html, form, helpPage }: HubspotProps) {
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

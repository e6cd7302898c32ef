import type { BrandConfig } from "@courseway/brand";
import { Icon } from "@courseway/ui";

type Contact = Pick<BrandConfig, "contact">;

/** The address that dials a number as people write it: ten digits are a number of the United States. */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}

/** The brand's number, which a phone dials. */
function Phone({ phone }: { readonly phone: string }) {
  return (
    <a href={phoneLink(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** Above the header: the number to call, and when somebody answers. Nothing for a brand without one. */
export function ContactBar({ contact }: Contact) {
  if (contact === null) return null;
  return (
    <nav className="cw-site-contact" aria-label="Call us">
      <p>
        <Phone phone={contact.phone} />
        <span>{contact.hours}</span>
      </p>
    </nav>
  );
}

/** The same in the footer. */
export function ContactLines({ contact }: Contact) {
  if (contact === null) return null;
  return (
    <p className="cw-site-footer-contact">
      <Phone phone={contact.phone} />
      <span>{contact.hours}</span>
    </p>
  );
}

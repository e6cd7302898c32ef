import { type BrandConfig, phoneLink } from "@courseway/brand";
import { Icon } from "@courseway/ui";
import { SearchForm } from "./SiteSearch.tsx";

type Contact = Pick<BrandConfig, "contact">;

/** The brand's number, which a phone dials. */
function Phone({ phone }: { readonly phone: string }) {
  return (
    <a href={phoneLink(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** Above the header: the phone number with its hours, and the site's search. Nothing for a brand without either. */
export function ContactBar({ brand }: { readonly brand: Contact & Pick<BrandConfig, "searchPage"> }) {
  const { contact, searchPage } = brand;
  if (contact === null && searchPage === null) return null;
  return (
    <nav className="cw-site-contact" aria-label={contact === null ? "Search" : "Call us"}>
      {contact === null ? null : (
        <p>
          <Phone phone={contact.phone} />
          <span>{contact.hours}</span>
        </p>
      )}
      <SearchForm brand={brand} />
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

import { phoneLink } from "@courseway/brand";
import { type ChromeProps, SiteFooter, Wordmark } from "@courseway/storefront/site";
import { footerData } from "./footer-data.ts";
import wordmark from "./wordmark.svg";

/** The phone number in large letters, for visitors who prefer to call. */
function Call({ brand: { contact } }: Pick<ChromeProps, "brand">) {
  return contact === null ? null : (
    <p className="aarp-call">
      Do you have a question? Call <a href={phoneLink(contact.phone)}>{contact.phone}</a>
      <br />
      {contact.hours}
    </p>
  );
}

/** The brand's footer, with the partner's statement. [CFG-015] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      ground="tint"
      lead={<Call brand={props.brand} />}
      logo={<Wordmark file={wordmark} width={230} height={40} />}
      data={footerData}
      about={props.brand.partnerStatement}
    />
  );
}

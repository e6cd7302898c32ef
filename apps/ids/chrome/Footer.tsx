import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: courses, the company, and the family's other schools. [FT-006, FT-011] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about="Online courses for working people: driving first, and a family of schools behind it."
      owner={props.brand.name}
    />
  );
}

import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: courses, help, and the family's schools. [FT-025, FT-026, FT-028] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about="Pre-license and continuing education for insurance agents. Part of the IDS family of schools."
      owner={props.brand.name}
    />
  );
}

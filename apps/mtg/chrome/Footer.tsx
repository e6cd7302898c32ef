import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: courses, help, and the family's schools. [FT-013, FT-014, FT-017] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about="Pre-license and yearly education for mortgage loan officers. Part of the IDS family of schools."
      owner={props.brand.name}
    />
  );
}

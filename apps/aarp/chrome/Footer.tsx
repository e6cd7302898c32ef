import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: the course, help, and what the partner says. [CFG-015] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about={props.brand.partnerStatement ?? "A calm refresher for drivers over 50."}
      owner={props.brand.name}
    />
  );
}

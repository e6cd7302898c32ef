import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: courses, resources, help. */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about="Drivers ed for teens, and for the parents in the passenger seat."
      owner={props.brand.name}
    />
  );
}

import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerGroups, legalLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Ace's footer. */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      groups={footerGroups}
      legal={legalLinks}
      about="State-approved real-estate courses that you take at your own pace."
      owner={props.brand.name}
    />
  );
}

import { type ChromeProps, SiteFooter, Wordmark } from "@courseway/storefront/site";
import { footerData } from "./footer-data.ts";
import wordmark from "./wordmark.svg";

/** The brand's footer. */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark file={wordmark} width={230} height={40} />}
      data={footerData}
      about="Drivers ed for teens, and for the parents in the passenger seat."
    />
  );
}

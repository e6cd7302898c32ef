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
      about="Online courses for working people: driving first, and a family of schools behind it."
    />
  );
}

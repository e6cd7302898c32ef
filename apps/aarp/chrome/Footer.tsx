import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerData } from "./footer-data.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The brand's footer, with what the partner says. [CFG-015] */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      logo={<Wordmark width={230} height={40} />}
      data={footerData}
      about={props.brand.partnerStatement}
    />
  );
}

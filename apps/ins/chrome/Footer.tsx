import { type ChromeProps, SiteFooter } from "@courseway/storefront/site";
import { footerData } from "./footer-data.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The brand's footer. */
export function Footer(props: ChromeProps) {
  return (
    <SiteFooter
      {...props}
      ground="tint"
      logo={<Wordmark width={230} height={40} />}
      data={footerData}
      about="Pre-license and continuing education for insurance agents."
    />
  );
}

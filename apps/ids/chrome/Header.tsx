import { accountMenu, type ChromeProps, SiteHeader, Wordmark } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks, menuLinks } from "../navigation.ts";
import wordmark from "./wordmark.svg";

/** The header: the company's menu, My Account, and one action. [HD-026, HD-039, HD-040, HD-041, HD-042] */
export function Header(props: ChromeProps) {
  return (
    <SiteHeader
      {...props}
      logo={<Wordmark file={wordmark} width={175} height={38} />}
      links={mainLinks}
      menu={{ links: menuLinks }}
      account={accountMenu(props.brand)}
      actions={
        <Button href="/defensive-driving/" size="small" tag="header-start">
          {props.brand.ctaText}
        </Button>
      }
    />
  );
}

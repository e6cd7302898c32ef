import { accountMenu, type ChromeProps, SiteHeader, Wordmark } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks, menuLinks } from "../navigation.ts";
import wordmark from "./wordmark.svg";

/**
 * The header: pre-license, continuing education, My Account whose Sign In link carries the vertical's code, and one
 * action. [HD-035, HD-036, HD-037, HD-038]
 */
export function Header(props: ChromeProps) {
  return (
    <SiteHeader
      {...props}
      logo={<Wordmark file={wordmark} width={175} height={38} />}
      links={mainLinks}
      menu={{ links: menuLinks }}
      account={accountMenu(props.brand)}
      actions={
        <Button href="/pre-license/" size="small" tag="header-start">
          {props.brand.ctaText}
        </Button>
      }
    />
  );
}

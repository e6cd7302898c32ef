import { accountMenu, type ChromeProps, SiteHeader, Wordmark } from "@courseway/storefront/site";
import { mainLinks, menuLinks } from "../navigation.ts";
import wordmark from "./wordmark.svg";

/** Ace's header: licenses by state, the courses after a license, and My Account. [HD-028, HD-034] */
export function Header(props: ChromeProps) {
  return (
    <SiteHeader
      {...props}
      logo={<Wordmark file={wordmark} width={175} height={38} />}
      links={mainLinks}
      menu={{ links: menuLinks }}
      account={accountMenu(props.brand)}
    />
  );
}

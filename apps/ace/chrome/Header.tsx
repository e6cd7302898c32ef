import { accountMenu, type ChromeProps, SiteHeader } from "@courseway/storefront/site";
import { mainLinks, menuLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Ace's header: licenses by state, the courses after a license, and My Account. [HD-028, HD-034] */
export function Header(props: ChromeProps) {
  return (
    <SiteHeader
      {...props}
      logo={<Wordmark width={175} height={38} />}
      links={mainLinks}
      menu={{ links: menuLinks }}
      account={accountMenu(props.brand)}
    />
  );
}

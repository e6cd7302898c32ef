import { type ChromeProps, SignInLink, SiteHeader } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Ace's header: its main links, sign in, and one action. */
export function Header(props: ChromeProps) {
  const actions = (
    <>
      <SignInLink brand={props.brand} />
      <Button href="/real-estate-license/" size="small">
        {props.brand.ctaText}
      </Button>
    </>
  );
  return <SiteHeader {...props} logo={<Wordmark width={175} height={38} />} links={mainLinks} actions={actions} />;
}

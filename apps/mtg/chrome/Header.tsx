import { type ChromeProps, SignInLink, SiteHeader } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The header: the school's links, sign in, and one action. [HD-026, HD-027] */
export function Header(props: ChromeProps) {
  const actions = (
    <>
      <SignInLink brand={props.brand} />
      <Button href="/pre-license/" size="small">
        {props.brand.ctaText}
      </Button>
    </>
  );
  return <SiteHeader {...props} logo={<Wordmark width={175} height={38} />} links={mainLinks} actions={actions} />;
}

import { type ChromeProps, SignInLink, SiteHeader } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The header: main links, sign in, and one action. */
export function Header(props: ChromeProps) {
  const actions = (
    <>
      <SignInLink brand={props.brand} />
      <Button href="/drivers-ed/" size="small">
        {props.brand.ctaText}
      </Button>
    </>
  );
  return <SiteHeader {...props} logo={<Wordmark width={175} height={38} />} links={mainLinks} actions={actions} />;
}

import { type ChromeProps, SignInLink, SiteHeader } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The header: pre-license, continuing education, sign in with the vertical's code, and one action. [HD-035, HD-036, HD-037, HD-038] */
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

import { type ChromeProps, SignInLink, SiteHeader } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The header: main links, sign in, and the way to the course selection. [HD-019] */
export function Header(props: ChromeProps) {
  const actions = (
    <>
      <SignInLink brand={props.brand} />
      <Button href={props.brand.courseSelectionUrl} newTab size="small">
        Register Now
      </Button>
    </>
  );
  return <SiteHeader {...props} logo={<Wordmark width={175} height={38} />} links={mainLinks} actions={actions} />;
}

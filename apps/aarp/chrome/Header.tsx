import { phoneLink } from "@courseway/brand";
import { type ChromeProps, CompactHeader, SignInLink, SiteHeader, Wordmark } from "@courseway/storefront/site";
import { Button } from "@courseway/ui";
import { mainLinks } from "../navigation.ts";
import wordmark from "./wordmark.svg";

/**
 * The header: the course buttons above the links, and a compact header with both once the page is scrolled. [HD-017,
 * HD-019, HD-020, HD-021, HD-022, HD-023, HD-025]
 */
export function Header(props: ChromeProps) {
  const { brand, path } = props;
  const logo = <Wordmark file={wordmark} width={175} height={38} />;
  const register = (
    <Button href={brand.courseSelectionUrl} newTab tag="header-register">
      Register Now
    </Button>
  );
  const retakeLink = (
    <Button href={brand.courseSelectionUrl} newTab style="secondary" tag="header-retake">
      Retake the Course
    </Button>
  );
  const login = <SignInLink brand={brand}>Log in to Course</SignInLink>;
  return (
    <SiteHeader
      {...props}
      rows={2}
      logo={logo}
      links={mainLinks}
      actions={
        <>
          {login}
          {retakeLink}
          {register}
        </>
      }
      menu={{
        isFullScreen: true,
        lead: brand.contact ? (
          <Button href={phoneLink(brand.contact.phone)} size="large" fullWidth>
            Call {brand.contact.phone}
          </Button>
        ) : null,
        actions: (
          <>
            {register}
            {retakeLink}
            {login}
          </>
        ),
      }}
      compact={<CompactHeader brand={brand} path={path} logo={logo} links={mainLinks} actions={register} />}
    />
  );
}

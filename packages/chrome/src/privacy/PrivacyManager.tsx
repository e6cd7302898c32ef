import type { BrandConfig } from "@courseway/brand";
import { Button, Dialog, opensDialog } from "@courseway/ui";
import type { ReactNode } from "react";

/** The element that the opener opens and analytics looks for. */
const ID = "privacy-manager";

/** The name of the switch in the form that is sent to the host. */
const SHARE = "share";

/** The name of the box that confirms a choice against the browser's signal. */
const DESPITE_SIGNAL = "despite-signal";

/** The text for brands that share by default. */
const UNTIL_SWITCHED_OFF = (
  <>
    We use cookies and similar tools to learn how this site is used and to show you offers that fit. Some of what we
    learn is shared with our advertising and analytics partners, which some state laws call a &ldquo;sale&rdquo; of
    personal information. Switch it off to opt out: we won&rsquo;t sell your personal information, and we won&rsquo;t
    share it for targeted ads.
  </>
);

/** The text for brands that share only after a choice. */
const UNLESS_SWITCHED_ON = (
  <>
    This is off unless you switch it on. While it is off, we don&rsquo;t sell your personal information, and we
    don&rsquo;t share it for targeted ads. Switch it on, and some of what we learn about your visit is shared with our
    advertising and analytics partners, which some state laws call a &ldquo;sale&rdquo; of personal information.
  </>
);

interface PrivacyManagerProps {
  readonly brand: Pick<BrandConfig, "optsOutByDefault">;
}

/**
 * The dialog in which a visitor chooses whether personal data is shared: a plain form in a native dialog, which works without script.
 * Analytics fills in the stored choice, says whether the browser's signal is honored, and saves without leaving the page. A choice against
 * the signal needs a confirmation; without script its box always shows, because the page does not know the signal. A click outside and
 * the close icon change nothing. [PV-001, PV-002, PV-003, PV-004, PV-005, PV-011]
 */
export function PrivacyManager({ brand: { optsOutByDefault } }: PrivacyManagerProps) {
  return (
    <Dialog id={ID} title="Privacy Manager" className="cw-privacy">
      <form method="post" action="/api/consent/" data-privacy-form="">
        <p>{optsOutByDefault ? UNLESS_SWITCHED_ON : UNTIL_SWITCHED_OFF}</p>
        <p data-privacy-signal="" hidden>
          <strong>Your browser asks us not to share your information, and we honor that.</strong> It sends the Global
          Privacy Control signal, so nothing is shared unless you switch it on here and confirm it.
        </p>
        <label className="cw-privacy-switch">
          <span>Share my personal information</span>
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */}
          <input type="checkbox" role="switch" name={SHARE} value="on" defaultChecked={!optsOutByDefault} />
          <span className="cw-privacy-track" aria-hidden="true">
            <span>ON</span>
            <span>OFF</span>
          </span>
        </label>
        <label className="cw-privacy-confirm" data-privacy-confirm="" hidden>
          <input type="checkbox" name={DESPITE_SIGNAL} value="on" />
          <span>My browser asks you not to share my information. Share it anyway.</span>
        </label>
        <noscript>
          <label className="cw-privacy-confirm">
            <input type="checkbox" name={DESPITE_SIGNAL} value="on" />
            <span>If my browser sends the Global Privacy Control signal: share my information anyway.</span>
          </label>
        </noscript>
        <p className="cw-privacy-note">
          Your choice is saved for this browser only. If you use another browser or device, or clear your cookies,
          you&rsquo;ll need to set it again.
        </p>
        <Button type="submit">Save &amp; Exit</Button>
      </form>
    </Dialog>
  );
}

/**
 * Opens the Privacy Manager, which every page has; for footers. Looks like a link among links.
 *
 * @example
 * <PrivacyOpener>Your Privacy Choices</PrivacyOpener>
 */
export function PrivacyOpener({ children = "Do not sell or share my information" }: { readonly children?: ReactNode }) {
  return (
    <button type="button" className="cw-privacy-opener" {...opensDialog(ID)}>
      {children}
    </button>
  );
}

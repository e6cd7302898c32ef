import { RichText, Section } from "@courseway/ui";
import { emailFormOutcomeIds } from "../shared/form/send-form.ts";
import { Island } from "../shared/island/Island.client.tsx";
import type { EmailCaptureProps } from "./view.ts";

/** An offer in exchange for an email address, in its own card. [BL-emailCapture-001] */
export function EmailCapture({ ground, html, afterHtml, ...card }: EmailCaptureProps) {
  const { coupon, percentage } = card.offer;
  return (
    <Section ground={ground} className="cw-email-capture">
      <Island
        of="CaptureCard"
        {...card}
        before={<RichText html={html} />}
        after={afterHtml === "" ? null : <RichText html={afterHtml} />}
      />
      {/* A form sent without JavaScript returns here. Then only the checkout can apply the coupon. */}
      <noscript>
        <p id={emailFormOutcomeIds(card.index).thanks} className="cw-form-outcome cw-form-thanks">
          You&rsquo;re in. Enter {coupon} at checkout to take {percentage}% off.
        </p>
      </noscript>
    </Section>
  );
}

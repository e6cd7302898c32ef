import { RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { emailFormOutcomeIds } from "../shared/form/send-form.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { captureSubmit } from "./rules.ts";
import { type EmailCaptureProps, emailCaptureChange, emailCaptureView } from "./view.ts";

/** An offer in exchange for an email address, in its own card. [BL-emailCapture-001] */
function EmailCapture({ ground, html, afterHtml, ...card }: EmailCaptureProps) {
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

/** A form in the page that gives a coupon for an email address. [BL-emailCapture-001] */
export const emailCapture = defineBlock({
  name: "emailCapture",
  about,
  fields,
  view: emailCaptureView,
  nextChange: emailCaptureChange,
  component: EmailCapture,
  examples,
  isInteractive: true,
  submit: captureSubmit,
});

import { Link, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { emailFormOutcomeIds } from "../shared/form/send-form.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { emailFormSubscriptions } from "./rules/subscriptions.ts";
import { EMAIL_FORM_FAILURE, EMAIL_FORM_THANKS, EMAIL_FORM_WHERE } from "./rules/texts.ts";
import { validateEmailForm } from "./rules/validate.ts";
import { type EmailFormProps, emailFormView } from "./view.ts";

/** Text and a picture next to a form. [BL-emailForm-001, BL-emailForm-002, BL-emailForm-003] */
function EmailForm({ form, html, privacyPage, picture, pictureFirst, hideContentOnMobile, ground }: EmailFormProps) {
  return (
    <Section ground={ground} label={form.submitLabel}>
      <div
        className="cw-email-form"
        data-picture={picture !== null}
        data-picture-first={pictureFirst}
        data-compact={form.compact}
      >
        {picture ? (
          <BlockPicture
            picture={picture}
            width={576}
            sizes="(max-width: 895px) 100vw, 576px"
            className={hideContentOnMobile ? "max-md:hidden" : ""}
          />
        ) : null}
        <div className="cw-email-form-text">
          <RichText html={html} className={hideContentOnMobile ? "max-md:hidden" : ""} />
          <div className="cw-email-form-slot">
            <Outcome index={form.index} hasAddress={!form.rules.hideEmailField} />
            <Island of="EmailFormFields" {...form} />
            <p className="cw-form-privacy">
              We use what you write here to send you what you asked for.{" "}
              <Link href={privacyPage}>How we treat your data</Link>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

/**
 * The outcomes of a form sent without JavaScript; the host redirects to one of them.
 * [BL-emailForm-005, BL-emailForm-006]
 */
function Outcome({ index, hasAddress }: { readonly index: number; readonly hasAddress: boolean }) {
  const ids = emailFormOutcomeIds(index);
  return (
    <noscript>
      <p id={ids.thanks} className="cw-form-outcome cw-form-thanks">
        {EMAIL_FORM_THANKS} {hasAddress ? EMAIL_FORM_WHERE : null}
      </p>
      <p id={ids.failed} className="cw-form-outcome cw-form-failure">
        {EMAIL_FORM_FAILURE}
      </p>
    </noscript>
  );
}

/** A form that subscribes visitors to mailing lists. [BL-emailForm-001] */
export const emailForm = defineBlock({
  name: "emailForm",
  about,
  fields,
  view: emailFormView,
  component: EmailForm,
  examples,
  isInteractive: true,
  submit: { validate: validateEmailForm, subscriptions: emailFormSubscriptions },
});

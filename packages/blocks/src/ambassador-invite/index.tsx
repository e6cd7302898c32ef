import { Button, Dialog, Heading, Link, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type AmbassadorInviteProps, ambassadorInviteView } from "./view.ts";

/** Text, and a button that opens the ambassador sign-up. [BL-ambassadorInvite-001, BL-ambassadorInvite-002] */
function AmbassadorInvite(props: AmbassadorInviteProps) {
  const { id, ground, title, level, html, rightHtml, opensPage, hasPicture, style } = props;
  const { label, ...button } = props.button;
  return (
    <Section ground={ground} style={style} label={title ? undefined : "Refer your friends"}>
      <div className="cw-invite" data-aside={rightHtml !== ""} data-picture={hasPicture}>
        <div className="cw-invite-main" data-ground={hasPicture ? "plain" : undefined}>
          {title && <Heading level={level}>{title}</Heading>}
          <RichText html={html} size="large" />
          <Button {...button} opens={`${id}-sign-up`}>
            {label}
          </Button>
        </div>
        {rightHtml && (
          <div className="cw-invite-aside" data-ground="plain">
            <RichText html={rightHtml} opensPage={opensPage} />
          </div>
        )}
      </div>
      <SignUpDialog {...props} />
    </Section>
  );
}

/**
 * One dialog with two steps. It contains both titles, and the style sheet shows the title of the island's current step.
 * [MD-005, MD-006]
 */
function SignUpDialog({ id, form, helpPage }: AmbassadorInviteProps) {
  return (
    <Dialog
      id={`${id}-sign-up`}
      className="cw-sign-up-dialog"
      title={
        <>
          <span data-for-step="1">Refer your friends</span>
          <span data-for-step="2">Start sharing now!</span>
        </>
      }
    >
      <Island of="SignUp" id={`${id}-sign-up`} form={form} />
      <noscript>
        <p>
          Your link is made while you wait, which takes JavaScript. With it switched off,{" "}
          <Link href={helpPage}>write to us</Link> and we will send you one.
        </p>
      </noscript>
    </Dialog>
  );
}

/** An invitation to refer friends, with the sign-up in a dialog. [BL-ambassadorInvite-002] */
export const ambassadorInvite = defineBlock({
  name: "ambassadorInvite",
  about,
  fields,
  view: ambassadorInviteView,
  component: AmbassadorInvite,
  examples,
  heading: "ambassadorInviteTitle",
  isInteractive: true,
});

import { Badge, Link, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type TrustpilotProps, trustpilotLoad, trustpilotView } from "./view.ts";

/** The height of a one-line widget and of its replacement, in px. */
const LINE = 30;

/** Trustpilot's widget, or the rating in our own text while the widget does not show. [BL-trustpilot-001] */
function Trustpilot({ ground, box, rating, link }: TrustpilotProps) {
  return (
    <Section ground={ground} space={box.height === LINE ? "small" : "default"} label="Trustpilot reviews">
      <div className="cw-trustpilot" data-type={box.type} data-line={box.height === LINE || undefined}>
        <Island of="TrustBox" {...box}>
          {rating ? (
            <span className="cw-trustpilot-rating">
              <RatingBadge {...rating} />
              <Badge tone="quiet">Verified</Badge>
            </span>
          ) : (
            <Link href={link} newTab>
              Read our reviews on Trustpilot
            </Link>
          )}
        </Island>
      </div>
    </Section>
  );
}

/** Reviews in one of Trustpilot's own widgets. [BL-trustpilot-001] */
export const trustpilot = defineBlock({
  name: "trustpilot",
  about,
  fields,
  load: trustpilotLoad,
  view: trustpilotView,
  component: Trustpilot,
  examples,
  isInteractive: true,
});

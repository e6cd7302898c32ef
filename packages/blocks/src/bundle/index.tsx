import { Badge, Icon, Image, RichText } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BundleColumns } from "../offer/bundle-column/BundleColumns.tsx";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type BundleProps,
  type Feature,
  bundleLoad,
  pricingBundleNodes,
  pricingBundleQuotes,
  pricingBundleView,
} from "./view.ts";

/** One to three bundles, each above its features. [BL-bundle-001, BL-bundle-002, BL-bundle-003] */
function Bundle({ features, ...bundles }: BundleProps) {
  const hasFeatures = features.some((list) => list.length > 0);
  const under = features.map((list, index) =>
    list.length > 0 ? <Features key={index} features={list} group={`${bundles.id}-features-${index}`} /> : null,
  );
  return <BundleColumns {...bundles} {...(hasFeatures ? { under } : {})} />;
}

export interface FeaturesProps {
  readonly features: readonly Feature[];
  /** The name that the lines of one column share, so that opening one closes the others. [PR-037] */
  readonly group: string;
}

/**
 * A bundle's features. On a phone, each line opens separately, one at a time. On a wider screen, the styles show all
 * lines open, and a plain heading replaces the button, because there is nothing left to open. It needs no JavaScript.
 * [BL-bundle-003, BL-bundle-004, BL-bundle-005, PR-037]
 */
function Features({ features, group }: FeaturesProps) {
  return (
    <ul className="cw-features">
      {features.map((feature, index) => (
        <li key={index}>
          {feature.html ? (
            <details name={group}>
              <summary>
                <FeatureHead {...feature} />
                <span className="cw-feature-arrow">
                  <Icon name="chevron-down" />
                </span>
              </summary>
              <div className="cw-feature-head">
                <FeatureHead {...feature} />
              </div>
              <RichText html={feature.html} size="small" />
            </details>
          ) : (
            <div className="cw-feature-line">
              <FeatureHead {...feature} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** [BL-bundle-016] */
function FeatureHead({ icon, title, value, badge }: Feature) {
  return (
    <>
      {icon ? (
        <Image src={icon.url} alt={icon.alt} width={32} height={32} fit="contain" lazy={icon.lazy} />
      ) : (
        <Icon name="check" />
      )}
      <span className="cw-feature-name">
        <span className="cw-feature-title">{title}</span> {badge ? <Badge>{badge}</Badge> : null}
        {value ? <span className="cw-feature-value">{value}</span> : null}
      </span>
    </>
  );
}

/** Bundles side by side, each above an accordion of its features. [BL-bundle-001, BL-bundle-003] */
export const bundle = defineBlock({
  name: "bundle",
  about,
  fields,
  quotes: pricingBundleQuotes,
  load: bundleLoad,
  view: pricingBundleView,
  component: Bundle,
  dialogs: ({ schedule }) => scheduleDialogs([], schedule),
  structuredData: pricingBundleNodes,
  examples,
  isInteractive: true,
});

import { Heading, Icon, Link, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type BundleBuilderProps, bundleBuilderQuotes, bundleBuilderView } from "./view.ts";

/** A choice of states and a delivery method, and the bundle that they require. [BB-001, BB-003, BB-004] */
function BundleBuilder({ title, html, data, moreInfo, bundles, ground }: BundleBuilderProps) {
  const titleId = `${data.id}-title`;
  return (
    <Section ground={ground} {...(title ? { labelledBy: titleId } : { label: data.labels.form })}>
      <div className="cw-builder">
        {title ? (
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
        ) : null}
        <RichText html={html} size="large" />
        <Island
          of="Builder"
          data={data}
          level={title ? 3 : 2}
          arrow={<Icon name="chevron-down" />}
          moreInfo={moreInfo.map(({ state, html: words }) => ({ state, node: <RichText html={words} size="small" /> }))}
        />
        <noscript className="cw-plain-offers">
          <ul>
            {bundles.map(({ state, total, link }) => (
              <li key={state}>
                <Link href={link}>{state}</Link> <b>{total}</b>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Section>
  );
}

/** A bundle of courses by states and delivery method. [BB-001] */
export const bundleBuilder = defineBlock({
  name: "bundleBuilder",
  about,
  fields,
  quotes: bundleBuilderQuotes,
  view: bundleBuilderView,
  component: BundleBuilder,
  examples,
  isInteractive: true,
});

import { STUDY_PLAN_TEXTS } from "@courseway/pricing/texts";
import { Heading, Link, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { Carousel } from "../shared/carousel/Carousel.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type ProductBuilderProps, productBuilderQuotes, productBuilderView } from "./view.ts";

/** Choices next to pictures and text. [SB-001] */
function ProductBuilder({ data, pictures, html, plain, ground }: ProductBuilderProps) {
  const titleId = `${data.id}-title`;
  const hasAside = pictures.length > 0 || html !== "";
  return (
    <Section ground={ground} labelledBy={titleId}>
      <div className="cw-study" data-aside={hasAside}>
        <Heading level={2} id={titleId}>
          {STUDY_PLAN_TEXTS.heading}
        </Heading>
        <Island of="StudyPlan" data={data} />
        <noscript className="cw-plain-offers">
          <ul>
            {plain.map(({ words, price, link }) => (
              <li key={link + words}>
                <Link href={link}>{words}</Link> <b>{price}</b>
              </li>
            ))}
          </ul>
        </noscript>
        {hasAside ? (
          <div className="cw-study-aside">
            {pictures.length > 0 ? (
              <Carousel
                label="Pictures of the course"
                slides={pictures.map((picture) => (
                  <BlockPicture key={picture.url} picture={picture} width={640} />
                ))}
                hasButtons={pictures.length > 1}
              />
            ) : null}
            <RichText html={html} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** A study plan by state, course and duration. [SB-001] */
export const productBuilder = defineBlock({
  name: "productBuilder",
  about,
  fields,
  quotes: productBuilderQuotes,
  view: productBuilderView,
  component: ProductBuilder,
  examples,
  isInteractive: true,
});

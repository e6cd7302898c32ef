import { RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { PageCountdown } from "../offer/PageCountdown.tsx";
import { BlockPicture } from "../shared/picture.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type GraphicBannerProps, graphicBannerChange, graphicBannerView } from "./view.ts";

/** Text and a countdown, with a picture next to them. [BL-graphicBanner-001] */
function GraphicBanner({ ground, html, picture, pictureFirst, ends, now, style }: GraphicBannerProps) {
  return (
    <Section ground={ground} space="small" className="cw-graphic-banner-section">
      <div
        className="cw-graphic-banner"
        data-ground={style ? "plain" : "deep"}
        data-picture={picture !== null}
        data-picture-first={pictureFirst}
        data-ends={ends !== null || undefined}
        style={style}
      >
        <div className="cw-graphic-banner-words">
          <RichText html={html} />
          {ends !== null && <PageCountdown ends={ends} now={now} label="ENDS IN" format="banner" />}
        </div>
        {picture && (
          <BlockPicture
            picture={picture}
            width={480}
            sizes="(max-width: 767px) 100vw, (max-width: 1263px) 38vw, 480px"
          />
        )}
      </div>
    </Section>
  );
}

/** A promotion with a countdown, between its dates. [BL-graphicBanner-001, BL-graphicBanner-002] */
export const graphicBanner = defineBlock({
  name: "graphicBanner",
  about,
  fields,
  view: graphicBannerView,
  nextChange: graphicBannerChange,
  component: GraphicBanner,
  examples,
  isInteractive: true,
});

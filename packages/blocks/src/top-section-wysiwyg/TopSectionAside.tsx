import { Card, Heading, RichText, Seal } from "@courseway/ui";
import { BlockPicture } from "../shared/picture.tsx";
import type { AsideView } from "./aside.ts";

/** The shown size of a picture of the top section, in px. [BL-topSectionWysiwyg-006] */
const PICTURE = { width: 370, height: 242 } as const;

/** Rich content or category widgets, and seals with their texts. [BL-topSectionWysiwyg-001] */
export function TopSectionAside({ opensPage, html, widgets, seals }: AsideView) {
  return (
    <div className="cw-hero-aside">
      <RichText html={html} opensPage={opensPage} />
      {widgets.map(({ title, picture, html: words }, index) => (
        <Card key={index} padding="none" className="cw-category-widget">
          {picture ? (
            <BlockPicture picture={picture} {...PICTURE} sizes="(max-width: 406px) calc(100vw - 36px), 370px" />
          ) : null}
          <div className="cw-category-widget-text">
            {title ? (
              <Heading level={2} size="h4">
                {title}
              </Heading>
            ) : null}
            <RichText html={words} size="small" />
          </div>
        </Card>
      ))}
      {seals.length > 0 ? (
        <ul className="cw-hero-seals">
          {seals.map(({ picture, html: words }, index) => (
            <li key={index}>
              <Seal src={picture?.url ?? null} alt={picture?.alt ?? ""} size={48}>
                <RichText html={words} size="small" />
              </Seal>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

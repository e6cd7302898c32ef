import { Card, Icon } from "@courseway/ui";
import { TileContent } from "../offer/TileContent.tsx";
import type { Cta } from "../shared/cta.ts";
import type { ProductCardView } from "./view.ts";
import { Island } from "../shared/island/Island.client.tsx";

/** A tile that is one link: title, price, arrow. [BL-productCards-007] */
export function PricedTile({ card, cta }: { readonly card: ProductCardView; readonly cta: Cta }) {
  const settings = { title: card.title, showPrice: card.parts !== null, cta };
  return (
    <Card padding="small" interactive className="cw-tile" style={card.style}>
      <Island of="CurrentOffer" variant="tile" offer={card.offer} first={card.first} settings={settings}>
        <TileContent {...settings} view={card.first} notice={null} />
      </Island>
      <Icon name="arrow-right" />
    </Card>
  );
}

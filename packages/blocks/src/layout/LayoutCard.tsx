import { Card, RichText } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import type { LayoutCard as CardData } from "./view.ts";

interface LayoutCardProps {
  readonly card: CardData;
  readonly modalId: string | undefined;
}

/** The optional card below the columns. [BL-layout-001] */
export function LayoutCard({ card, modalId }: LayoutCardProps) {
  return (
    <Card className="cw-layout-card" variant="outlined">
      <div className="cw-layout-card-inside" data-horizontal={card.horizontal}>
        {card.picture && <BlockPicture picture={card.picture} width={360} />}
        <div className="cw-layout-card-text">
          <RichText html={card.html} />
          {card.cta && <CtaButton cta={card.cta} opens={modalId} />}
        </div>
      </div>
    </Card>
  );
}

import { imageUrl } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import type { Picture } from "../shared/picture.ts";

interface HeroPictureProps {
  readonly picture: Picture;
  /** Another picture for phones, the same, or null for none. */
  readonly phone: Picture | null;
}

/** One pixel, so that a phone which shows no picture fetches none. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The picture of the hero, and the one that phones have in its place. [BL-homeHero-002] */
export function HeroPicture({ picture, phone }: HeroPictureProps) {
  const isSame = phone?.url === picture.url;
  return (
    <picture className="cw-home-hero-picture" data-on-phones={phone !== null}>
      {!isSame && (
        <source
          media="(width < 48rem)"
          srcSet={phone ? imageUrl(phone.url, { width: 720, imageHost: null }) : NOTHING}
          {...(phone?.width && phone.height ? { width: phone.width, height: phone.height } : {})}
        />
      )}
      <BlockPicture
        picture={picture}
        width={640}
        sizes="(max-width: 767px) 100vw, 640px"
        widths={[390, 640, 780, 1280]}
      />
    </picture>
  );
}

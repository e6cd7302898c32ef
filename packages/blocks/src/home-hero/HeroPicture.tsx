import { focusStyle, imageUrl, sourceSet } from "@courseway/ui";
import { BlockPicture, type Picture } from "../shared/picture.tsx";

interface HeroPictureProps {
  readonly picture: Picture;
  /** The picture on phones: another one, the same one, or null for none. */
  readonly phone: Picture | null;
  /** The hero's look, which determines the picture's width. */
  readonly theme: string;
}

/** A one-pixel image, so that a phone without a picture fetches none. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The sizes for looks whose picture reaches an edge of the window. In other looks it takes about half the page. */
const WIDE: Readonly<Record<string, string>> = {
  scene: "(max-width: 767px) 100vw, (max-width: 1023px) 45vw, 100vw",
  panorama: "100vw",
  question: "100vw",
  poster: "(max-width: 767px) 100vw, 74vw",
};

const HALF = "(max-width: 767px) 100vw, (max-width: 1263px) 45vw, 560px";

/** The picture widths for phones, at one to three device pixels per CSS pixel. */
const PHONE_WIDTHS = [390, 780, 1170];

/** The hero's picture, and the one that replaces it on phones. [BL-homeHero-002] */
export function HeroPicture({ picture, phone, theme }: HeroPictureProps) {
  const isSame = phone?.url === picture.url;
  const wide = WIDE[theme];
  // React preloads a picture at the top only outside of `picture`.
  const Frame = isSame ? "span" : "picture";
  return (
    <Frame className="cw-home-hero-picture" data-on-phones={phone !== null} style={buildFocusStyle(picture, phone)}>
      {!isSame && (
        <source
          media="(width < 48rem)"
          {...(phone ? phoneSources(phone) : { srcSet: NOTHING })}
          {...(phone?.width && phone.height ? { width: phone.width, height: phone.height } : {})}
        />
      )}
      <BlockPicture
        picture={picture}
        width={640}
        focus={null}
        sizes={wide ?? HALF}
        widths={[390, 640, 780, 1280, ...(wide === undefined ? [] : [1920, 2560])]}
      />
    </Frame>
  );
}

/** One picture element has two pictures, so the style sheet uses the focal point of the visible one. */
const buildFocusStyle = (picture: Picture, phone: Picture | null) => ({
  ...focusStyle("--hero-focus", picture.focus),
  ...focusStyle("--hero-phone-focus", phone?.focus),
});

function phoneSources({ url, width }: Picture): { readonly srcSet: string; readonly sizes?: string } {
  const srcSet = sourceSet(url, { width: 390, widths: PHONE_WIDTHS, naturalWidth: width });
  return srcSet === undefined ? { srcSet: imageUrl(url) } : { srcSet, sizes: "100vw" };
}

import { Card, Heading, Image, RichText, Section, type ShortcodeComponents } from "@courseway/ui";
import { CtaButton } from "../shared/CtaButton.tsx";
import { Picker } from "../offer/picker/Picker.tsx";
import type { PickerData } from "../offer/picker/build-picker.ts";
import { StateMap } from "../offer/picker/StateMap.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { HeroTiles } from "./HeroTiles.tsx";
import type { HomeHeroProps } from "./view.ts";

/** The picker shortcode of the hero's own table, which takes precedence over any other on the page. [CH-001] */
const buildShortcodes = (picker: PickerData | null): ShortcodeComponents =>
  picker ? { productPicker: () => <Picker {...picker} /> } : {};

/** Looks with their own background, or without one. */
const PLAIN = new Set(["panorama", "poster", "question"]);

/** A heading, text, a rating, tiles and a picture. [BL-homeHero-002] */
export function HomeHero(props: HomeHeroProps) {
  const { id, theme, ground, title, picture, phonePicture, pictureFirst, tiles, picker } = props;
  const isMap = theme.toLowerCase() === "map";
  const isBeside = !isMap && picker !== null && picture === null && !props.isPickerInText;
  return (
    <Section ground={ground} pattern={!PLAIN.has(theme)} {...(title ? { labelledBy: `${id}-title` } : {})}>
      <div
        className="cw-home-hero"
        data-theme={theme}
        data-picture={picture !== null}
        data-picture-first={pictureFirst}
        data-finder={isBeside || undefined}
      >
        <HeroWords {...props} picker={isBeside || isMap ? null : picker} />
        {isMap && picker && <StateMap endId={`${id}-map-end`} label={picker.stateLabel} states={picker.states} />}
        {isBeside && <Finder picker={picker} />}
        {picture && <HeroPicture picture={picture} phone={phonePicture} theme={theme.toLowerCase()} />}
        {tiles.length > 0 && <HeroTiles tiles={tiles} />}
      </div>
    </Section>
  );
}

/** The picker in the place of the picture, if there is none. */
function Finder({ picker }: { readonly picker: PickerData }) {
  return (
    <div data-ground="plain" className="cw-home-hero-finder">
      <Card>
        <Heading level={2} size="h4">
          Find your course
        </Heading>
        <Picker {...picker} />
      </Card>
    </div>
  );
}

function HeroWords({ id, theme, title, html, rating, badge, picker, isPickerInText, phone }: HomeHeroProps) {
  return (
    <div className="cw-home-hero-words" data-ground={theme === "poster" ? "deep" : undefined}>
      {title && (
        <Heading level={1} size="display" id={`${id}-title`}>
          {title}
        </Heading>
      )}
      <RichText html={html} size="large" components={buildShortcodes(picker)} />
      {picker && !isPickerInText && <Picker {...picker} />}
      {phone && (
        <p className="cw-home-hero-phone">
          <CtaButton cta={phone.cta} />
          <span>{phone.hours}</span>
        </p>
      )}
      <HeroRating rating={rating} badge={badge} />
    </div>
  );
}

/** The editor's picture of the rating, or else stars; both link to the brand's reviews. [BL-homeHero-003] */
function HeroRating({ rating, badge }: Pick<HomeHeroProps, "rating" | "badge">) {
  if (!badge) return rating && <RatingBadge {...rating} />;
  const { url, ...size } = badge;
  const picture = <Image src={url} {...size} fit="contain" lazy={false} />;
  if (!rating) return picture;
  return (
    <a className="cw-home-hero-badge" href={rating.link} target="_blank" rel="noopener">
      {picture}
    </a>
  );
}

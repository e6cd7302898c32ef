import { Card, Heading, Image, RichText, Section, type ShortcodeComponents, Icon, linkAttributes } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { type PickerData, pickerQuotes } from "../offer/picker/build-picker.ts";
import { Picker } from "../offer/picker/Picker.tsx";
import { StateMap } from "../offer/picker/StateMap.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { HeroPicture } from "./HeroPicture.tsx";
import { type HomeHeroProps, homeHeroLoad, homeHeroView } from "./view.ts";

/** The picker shortcode of the hero's own table, which takes precedence over any other on the page. [CH-001] */
const buildShortcodes = (picker: PickerData | null): ShortcodeComponents =>
  picker ? { productPicker: () => <Picker {...picker} /> } : {};

/** Looks with their own background, or without one. */
const PLAIN = new Set(["panorama", "poster", "question"]);

/** A heading, text, a rating, tiles and a picture. [BL-homeHero-002] */
function HomeHero(props: HomeHeroProps) {
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

const ICON = 48;

/** Tiles, each of which is one link with an icon, a title and a subtitle. [BL-homeHero-002] */
function HeroTiles({ tiles }: Pick<HomeHeroProps, "tiles">) {
  return (
    <ul className="cw-card-rows cw-home-hero-tiles">
      {tiles.map(({ icon, title, subtitle, link: { href, newTab } }) => (
        <li key={`${title} ${href}`}>
          <a className="cw-hero-tile" data-ground="plain" href={href} {...linkAttributes({ newTab })}>
            {icon && <Image src={icon.url} alt="" width={ICON} height={ICON} fit="contain" lazy={icon.lazy} />}
            <span className="cw-hero-tile-words">
              <span className="cw-hero-tile-title">{title}</span>
              {subtitle && <span className="cw-hero-tile-subtitle">{subtitle}</span>}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The top of a home page. [BL-homeHero-002, RT-045] */
export const homeHero = defineBlock({
  name: "homeHero",
  about,
  fields,
  quotes: pickerQuotes,
  load: homeHeroLoad,
  view: homeHeroView,
  component: HomeHero,
  examples,
  heading: "heroTitle",
  isInteractive: true,
});

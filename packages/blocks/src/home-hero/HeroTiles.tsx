import { Icon, Image, linkAttributes } from "@courseway/ui";
import type { HomeHeroProps } from "./view.ts";

const ICON = 48;

/** Tiles, each of which is one link with an icon, a title and a subtitle. [BL-homeHero-002] */
export function HeroTiles({ tiles }: Pick<HomeHeroProps, "tiles">) {
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

import type { ReactNode } from "react";
import { brandConfig } from "./brand-configs.ts";
import { type BrandId, themes } from "./brand-ids.ts";
import "./brand-cards.css";

/** How a brand differs from the others, for designers. */
const CHARACTERS: Readonly<Record<BrandId, string>> = {
  aarp: "Defensive driving for drivers over 50: plain and large, phone first",
  ace: "Real estate licenses: ambitious and urban, serif headings over teal and ink",
  dec: "Drivers ed for teens and their parents: bright and friendly",
  ids: "Defensive driving after a ticket: quick and direct",
  ins: "Insurance licenses: modern, violet and calm",
  mtg: "Mortgage licenses: a ledger with fine lines and dark green",
};

const SWATCHES = ["deep", "accent", "accent-soft", "ground", "spark"];

/** Every brand with its colors; a card opens a whole page of that brand. */
export function BrandCards(): ReactNode {
  return (
    <ul className="cw-brand-cards sb-unstyled">
      {[...themes].map(([brand, css]) => (
        <li key={brand}>
          <a href={`./?path=/story/pages-templates--home&globals=brand:${brand}`} target="_top">
            {brandConfig(brand).name}
          </a>{" "}
          <code>{brand}</code>
          <div className="cw-swatches" aria-hidden>
            {SWATCHES.map((name) => (
              <span key={name} style={{ background: findColor(css, name) }} />
            ))}
          </div>
          <p>{CHARACTERS[brand]}</p>
        </li>
      ))}
    </ul>
  );
}

const findColor = (css: string, token: string): string =>
  new RegExp(`--cw-${token}: ?([^;}]+)`, "u").exec(css)?.[1] ?? "";

import { linkAttributes, SkipLink } from "@courseway/ui";
import type { PickerState } from "./build-picker.ts";

/** The position of each state's tile: rows from north to south, columns from west to east. */
const TILES = `
AK .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. WI .. .. .. VT NH
WA ID MT ND MN IL MI .. NY MA ..
OR NV WY SD IA IN OH PA NJ CT RI
CA UT CO NE MO KY WV VA MD DE ..
.. AZ NM KS AR TN NC SC DC .. ..
.. .. .. OK LA MS AL GA .. .. ..
HI .. .. TX .. .. .. .. FL .. ..`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Row and column of a state's tile, from 1; null if the code is not a state's. */
export function findTile(code: string | null): { readonly row: number; readonly column: number } | null {
  for (const [row, codes] of TILES.entries()) {
    const column = code === null ? -1 : codes.indexOf(code);
    if (column !== -1) return { row: row + 1, column: column + 1 };
  }
  return null;
}

interface StateMapProps {
  /** The id of the map's end, to which its skip link leads. */
  readonly endId: string;
  readonly label: string;
  readonly states: readonly PickerState[];
}

/**
 * The states as a map of tiles, each a link to its first product; works without JavaScript. The keyboard's first stop
 * skips the tiles, which may be 50.
 */
export function StateMap({ endId, label, states }: StateMapProps) {
  return (
    <nav className="cw-state-map" aria-label={label}>
      <SkipLink target={endId} label="Skip the map" />
      <ul>
        {states.map(({ name, code, products: [product] }) => {
          const tile = findTile(code);
          return product && tile ? (
            <li key={name} style={{ gridArea: `${tile.row} / ${tile.column}` }}>
              <a
                href={product.href}
                title={product.name}
                aria-label={`${code}, ${product.name}`}
                {...linkAttributes(product)}
              >
                {code}
              </a>
            </li>
          ) : null;
        })}
      </ul>
      <span id={endId} tabIndex={-1} />
    </nav>
  );
}

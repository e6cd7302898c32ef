import { Icon, RichText } from "@courseway/ui";
import type { ComparisonRow } from "./view.ts";

export interface ComparisonProps {
  readonly titles: readonly string[];
  readonly rows: readonly ComparisonRow[];
}

/** Lets a long word break: a column is as wide as its longest word, and some words do not fit on a phone. */
const breakable = (title: string): string => title.replaceAll(/\S{16}(?=\S)/g, "$&\u200B");

/**
 * What each bundle includes, in a table whose header stays in view.
 * [BL-pricingTable-004, BL-pricingTable-005, BL-pricingTable-006, BL-pricingTable-007]
 */
export function Comparison({ titles, rows }: ComparisonProps) {
  return (
    <table className="cw-compare">
      <caption className="cw-visually-hidden">What each option includes</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="cw-visually-hidden">Feature</span>
          </th>
          {titles.map((title) => (
            <th key={title} scope="col">
              {breakable(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} titles={titles} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, titles }: { readonly row: ComparisonRow; readonly titles: readonly string[] }) {
  if (row.kind === "heading") {
    return (
      <tr className="cw-compare-heading">
        <th scope="rowgroup" colSpan={titles.length + 1}>
          <RichText html={row.html} />
        </th>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        <RichText html={row.html} />
      </th>
      {row.included.map((has, index) => (
        <td key={titles[index]} data-included={has}>
          <Icon name={has ? "check" : "minus"} label={has ? "Included" : "Not included"} />
        </td>
      ))}
    </tr>
  );
}

import { html } from "hono/html";
import { page, table, type Markup } from "../html/page.ts";

/** A query parameter that a person or a test looks for, with its label. */
export interface Expected {
  readonly testId: string;
  readonly label: string;
  /** Every name that the parameter may have. */
  readonly names: readonly string[];
  /** Whether its value is a comma-separated list. */
  readonly list?: boolean;
}

/** A page in place of a foreign host's: it shows the query that it received. */
export function handoffPage(
  title: string,
  lead: string,
  expected: readonly Expected[],
  query: URLSearchParams,
): Markup {
  const known = expected.map((one) => [
    one.label,
    html`<span data-testid="${one.testId}">${listValues(one, query).join(", ")}</span>`,
  ]);
  const all = [...query].map(([name, value]) => [name, html`<span data-testid="query-${name}">${value}</span>`]);
  return page(title, lead, [
    html`<section class="card">
      <h2>What it understood</h2>
      ${table(["What", "Value"], known, "Nothing.")}
    </section>`,
    html`<section class="card">
      <h2>The whole query</h2>
      ${table(["Parameter", "Value"], all, "The link carried no parameters.")}
    </section>`,
  ]);
}

function listValues({ names, list }: Expected, query: URLSearchParams): string[] {
  const values = names.flatMap((name) => query.getAll(name));
  return (list ? values.flatMap((value) => value.split(",")) : values).map((value) => value.trim()).filter(Boolean);
}

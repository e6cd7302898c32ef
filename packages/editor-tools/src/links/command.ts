import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { LinkReport } from "./site-links.tsx";
import { parseMoment, reportText } from "./report-text.ts";

const USAGE = `courseway-links [--update] [--file links.txt] [--at 2026-11-22T18:00:00Z]

Writes where every link of every page of this app leads, for seven kinds of visitors, and compares it with the file.
The services are those of .env.local. Run it where the app's site.ts is.

  --update   write the file instead of comparing
  --file     the file; links.txt where absent
  --at       the moment to render for; else that of the file, else now
`;

/** The command's dependencies. */
export interface LinkCommandDeps {
  /** Reads the site's links at a moment (epoch ms). */
  readonly links: (at: number) => Promise<LinkReport>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly out: (text: string) => void;
}

/** The maximum number of different lines to print. */
const SHOWN = 40;

/** Runs the command. @returns the exit code: 0 if the file is right or was written, 1 if something differs */
export async function runLinkCommand(args: readonly string[], { links, now, out }: LinkCommandDeps): Promise<0 | 1> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", short: "h" },
      update: { type: "boolean" },
      file: { type: "string", default: "links.txt" },
      at: { type: "string" },
    },
  });
  const { file, help, update } = values;
  if (help) {
    out(USAGE);
    return 0;
  }
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const at = values.at === undefined ? (parseMoment(before) ?? now()) : Date.parse(values.at);
  if (Number.isNaN(at)) throw new Error(`--at ${values.at} is no moment: give one such as 2026-11-22T18:00:00Z.`);
  const report = await links(at);
  const after = reportText(report, at);
  const count = report.pages.reduce((sum, page) => sum + page.links.length, 0);
  const summary = `${report.brand}: ${count} links on ${report.pages.length} pages`;
  if (update) writeFileSync(file, after);
  if (update || after === before) {
    out(`${summary}, ${update ? `written to ${file}` : `as ${file} says`}.`);
    return 0;
  }
  out(`${summary}, and not as ${file} says:\n${difference(before, after)}`);
  out('If that is meant, write it down with "--update" and have the diff reviewed.');
  return 1;
}

/** The lines that only one of two texts has: removed ones with a minus, new ones with a plus. */
function difference(before: string, after: string): string {
  const [gone, came] = [
    [before, after, "-"],
    [after, before, "+"],
  ].map(([of = "", other = "", sign]) => {
    const known = new Set(other.split("\n"));
    return of.split("\n").flatMap((line) => (known.has(line) ? [] : [`${sign} ${line.trim()}`]));
  });
  const lines = [...(gone ?? []), ...(came ?? [])];
  const more = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} lines more`] : [];
  return [...lines.slice(0, SHOWN), ...more].join("\n") || "The same lines stand in another order.";
}

import { parseArgs } from "node:util";
import { CommandError, moment } from "./options.ts";

/** The options of `courseway-offers rehearse`. */
export interface RehearsalOptions {
  readonly help: boolean;
  readonly brands: readonly string[];
  readonly sites: readonly string[];
  /** Epoch ms, or null for now and for a month later. */
  readonly from: number | null;
  readonly to: number | null;
  readonly drafts: boolean;
  readonly previewToken: string | null;
  readonly settings: string | null;
  readonly html: string | null;
  readonly json: boolean;
}

/** The help text of the command. */
export const REHEARSAL_USAGE = `courseway-offers rehearse [options] [brand …]: every page at every moment at which one changes, for every visitor.

What each shows, asks commerce, charges and hands to the checkout, what changes when, and what is wrong with it.

  --site <folder>           an app's folder, whose site.ts, .env.local and environment say the rest. May be repeated; without it the
                            current folder, or apps/<brand> below it for each brand named, or for all that there are
  --from <moment>           the beginning, such as 2026-11-27T09:00:00-06:00; now without it
  --to <moment>             the end; 30 days after the beginning without it
  --drafts                  takes the drafts that the preview token opens in the place of their pages. Ends with 2 where it opens none
  --preview-token <token>   an editor's preview token: links of the report then open the time machine
  --settings <file>         marks of deliberate findings; courseway-editors.json where there is one
  --html <file>             writes the report as a page
  --json                    the report as JSON, with all that each page shows

Exit code 0: no error, or all are marked as deliberate. 1: an error. 2: the command is wrong, or content cannot be read.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        site: { type: "string", multiple: true },
        from: text,
        to: text,
        drafts: flag,
        "preview-token": text,
        settings: text,
        html: text,
        json: flag,
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)} See rehearse --help.`);
  }
}

/** @throws CommandError if the arguments are not a valid command */
export function readRehearsalOptions(args: readonly string[]): RehearsalOptions {
  const { values, positionals } = parsed(args);
  const [from, to] = [moment("from", values.from), moment("to", values.to)];
  if (from !== null && to !== null && to <= from)
    throw new CommandError(`--to ${values.to} is not after --from ${values.from}. Give a later moment.`);
  const previewToken = values["preview-token"] || null;
  if (values.drafts && !previewToken)
    throw new CommandError("--drafts needs the token that opens them. Give it with --preview-token.");
  if (previewToken !== null && !/^[A-Za-z0-9_-]+$/u.test(previewToken))
    throw new CommandError(
      "What --preview-token gives is no token. Copy what follows token= in the address of a preview, up to the next &.",
    );
  return {
    help: values.help ?? false,
    brands: positionals.map((name) => name.toLowerCase()),
    sites: values.site ?? [],
    from,
    to,
    drafts: values.drafts ?? false,
    previewToken,
    settings: values.settings ?? null,
    html: values.html ?? null,
    json: values.json ?? false,
  };
}

import { parseUrl } from "@courseway/brand";
import { parseArgs } from "node:util";

/** The command is invalid as given, or a service cannot be reached. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** A setting by brand: for one of them, or under "" for all. */
export type PerBrand = ReadonlyMap<string, string>;

/** The options of both commands. */
export interface Options {
  readonly help: boolean;
  /** The brands to read; empty for all. */
  readonly brands: readonly string[];
  /** Folders of apps, each with its `site.ts`. */
  readonly sites: readonly string[];
  readonly url: PerBrand;
  readonly blogUrl: PerBrand;
  readonly token: PerBrand;
  readonly commerce: PerBrand;
  readonly commerceAuth: PerBrand;
  readonly links: PerBrand;
  readonly craft: "4" | "5" | null;
  /** Epoch ms, or null for now. */
  readonly at: number | null;
  readonly since: number | null;
  readonly settings: string | null;
  /** The folder or the Redis address of the ledger of claims. */
  readonly ledger: string | null;
  readonly html: string | null;
  readonly json: boolean;
  /** Files of confirmed promises. */
  readonly claims: PerBrand;
  /** Whether to write everything that the pages promise now into those files. */
  readonly confirm: boolean;
  /** Whether to list what a brand must replace before it goes live. */
  readonly launch: boolean;
}

const SERVICES = `  --site <folder>           an app's folder: its site.ts and .env.local say brand, blocks and services. May be repeated;
                            without --site and --url the current folder, where it has a site.ts
  --brand <name>            reads this brand alone, of those of --site or of the six; may be repeated
  --url <endpoint>          the content system's GraphQL endpoint; ace=<endpoint> for one brand alone
  --token <token>           its bearer token, for all or as ace=<token>
  --blog-url <endpoint>     the endpoint of blog content, where that is another
  --craft <4|5>             how the content system names its types, whatever its schema says`;

const COMMERCE = `  --commerce <address>      the commerce API: prices and codes are asked there
  --commerce-auth <auth>    its user:password, or a whole header`;

const OUTPUT = `  --settings <file>         marks of deliberate findings and allowed hosts; courseway-editors.json where there is one
  --json                    the report as JSON`;

/** The help text of each command. */
export const USAGE = {
  offers: `courseway-offers: every offer of one or all brands on one calendar, and what is wrong with them.
courseway-offers rehearse: every page at every moment, for every visitor; see courseway-offers rehearse --help.

${SERVICES}
${COMMERCE}
  --at <moment>             judges for another moment than now, such as 2026-11-27T09:00:00-06:00
  --since <moment>          leaves out what ended before; 30 days before --at without it
  --html <file>             writes the calendar as a page to print
  --ledger <place>          the ledger that sales are held against, where the settings say so: a folder or a redis://
                            address; CLAIMS_LEDGER of the site without it
${OUTPUT}

courseway-offers claims says what pages claimed at any moment: see courseway-offers claims --help.

Exit code 0: no error, or all are marked as deliberate. 1: an error. 2: the command is wrong, or content cannot be read.`,
  audit: `courseway-audit: what an editor should look at on the pages of one or all brands.

${SERVICES}
  --links <file>            links.txt of courseway-links, for all or as ace=<file>: with it pages are found that no link
                            leads to. With --site that of the app's folder
${COMMERCE}
  --claims <file>           the promises that an editor has confirmed, for all or as ace=<file>. With --site claims.json of
                            the app's folder
  --launch                  lists all that must be replaced before a brand goes live: sample reviews, numbers, addresses
  --confirm                 confirms all that the pages promise now: writes that file. Read what changed in it
${OUTPUT}

Exit code 0: no error, or all are marked as deliberate. 1: an error. 2: the command is wrong, or content cannot be read.`,
} as const;

const text = { type: "string" } as const;
const texts = { type: "string", multiple: true } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        brand: texts,
        site: texts,
        url: texts,
        "blog-url": texts,
        token: texts,
        commerce: texts,
        "commerce-auth": texts,
        links: texts,
        claims: texts,
        confirm: { type: "boolean" },
        launch: { type: "boolean" },
        craft: text,
        at: text,
        since: text,
        settings: text,
        ledger: text,
        html: text,
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

const NAMED = /^([a-z][a-z\d]{1,11})=(.+)$/u;

const perBrand = (values: readonly string[] = []): PerBrand =>
  new Map(
    values.map((value) => {
      const [, brand = "", rest = value] = NAMED.exec(value) ?? [];
      return [brand, rest] as const;
    }),
  );

function addresses(name: string, values: readonly string[] | undefined): PerBrand {
  const found = perBrand(values);
  for (const address of found.values())
    if (!/^https?:$/u.test(parseUrl(address)?.protocol ?? ""))
      throw new CommandError(`--${name} is no http or https address: ${address}. Give the whole address.`);
  return found;
}

/** Reads the moment (epoch ms) in an option. @throws CommandError if it is not one */
export function moment(name: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  const at = Date.parse(value);
  if (Number.isNaN(at))
    throw new CommandError(`--${name} ${value} is no moment. Give one such as 2026-11-27T09:00:00-06:00.`);
  return at;
}

/** @throws CommandError if the arguments are not a valid command */
export function readOptions(args: readonly string[]): Options {
  const values = parsed(args);
  const { craft = null } = values;
  if (craft !== null && craft !== "4" && craft !== "5")
    throw new CommandError(`--craft is ${craft}. Types are named as in Craft 4 or 5: give one of these.`);
  return {
    help: values.help ?? false,
    brands: (values.brand ?? []).map((name) => name.toLowerCase()),
    sites: values.site ?? [],
    url: addresses("url", values.url),
    blogUrl: addresses("blog-url", values["blog-url"]),
    token: perBrand(values.token),
    commerce: addresses("commerce", values.commerce),
    commerceAuth: perBrand(values["commerce-auth"]),
    links: perBrand(values.links),
    craft,
    at: moment("at", values.at),
    since: moment("since", values.since),
    settings: values.settings ?? null,
    ledger: values.ledger ?? null,
    html: values.html ?? null,
    json: values.json ?? false,
    claims: perBrand(values.claims),
    confirm: values.confirm ?? false,
    launch: values.launch ?? false,
  };
}

/** Returns a brand's value: its own, or else the one for all. */
export const ofBrand = (values: PerBrand, name: string): string | null => values.get(name) ?? values.get("") ?? null;

import { linkTarget, withTrailingSlash } from "@courseway/brand";
import { type Finding, finding } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import type { PageReading, SiteReading } from "../reading/read-site.ts";

type Link = Extract<Part, { kind: "link" }>;

const MAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/u;

/**
 * Whether a mail or phone link has no valid address or number. An empty mail address is allowed, for links that share a
 * page.
 */
function hasNoAddress(href: string): boolean {
  const [, scheme = "", rest = ""] = /^(mailto|tel|sms):([^?]*)/iu.exec(href.trim()) ?? [];
  if (scheme === "") return false;
  if (scheme.toLowerCase() !== "mailto") return rest.replaceAll(/\D/gu, "").length < 3;
  return (
    rest !== "" &&
    !decoded(rest)
      .split(",")
      .every((address) => MAIL.test(address.trim()))
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes the name of an anchor to compare it with links: no leading `#`, no accents, lower case, hyphens. */
const toSlug = (text: string): string =>
  text
    .replace(/^#+/u, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");

/**
 * The anchors that the host and the blocks add: the page's top and main part, a block, a dialog, a tab by its number.
 */
const BUILT_IN = /^(?:|top|main|block-\d.*|usemodal|webinar-schedule)$/u;
const TAB = /^tab-\d+-/u;

/** The maximum length of a name; longer words are a text. */
const LONGEST_NAME = 80;

/** Lists the anchors of a page: ids in its texts, and names in its fields. */
function listAnchors({ parts }: PageReading): ReadonlySet<string> {
  const names = parts.flatMap((part) => {
    if (part.kind === "anchor") return [part.name];
    // A `scrollTo` field is a link, not an anchor.
    if (part.kind !== "words" || part.place.field === "scrollTo" || part.words.length > LONGEST_NAME) return [];
    return [part.words];
  });
  return new Set(names.map(toSlug));
}

const isAnchor = (fragment: string, anchors: ReadonlySet<string>): boolean => {
  const name = toSlug(decoded(fragment));
  return BUILT_IN.test(name) || anchors.has(name) || TAB.test(name);
};

interface AnchorLink {
  readonly href: string;
  readonly place: Finding["place"];
}

/** Lists links to anchors, including those of anchor buttons. */
const listAnchorLinks = ({ parts }: PageReading): readonly AnchorLink[] =>
  parts.flatMap((part): readonly AnchorLink[] => {
    if (part.kind === "link") return part.href.includes("#") ? [part] : [];
    const isScroll = part.kind === "words" && part.place.field === "scrollTo";
    return isScroll ? [{ href: `#${part.words.replace(/^#+/u, "")}`, place: part.place }] : [];
  });

function listAnchorFindings(site: SiteReading): readonly Finding[] {
  const { name, pages } = site;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  return pages.flatMap((page) =>
    listAnchorLinks(page).flatMap(({ href, place }) => {
      const [address = "", fragment = ""] = href.split("#", 2);
      const target = linkTarget(address, site);
      const path = address === "" ? page.path : target.kind === "page" && target.brand === name ? target.path : null;
      const there = path === null ? undefined : byPath.get(path);
      if (there === undefined) return [];
      const anchors = known.get(there.path) ?? listAnchors(there);
      known.set(there.path, anchors);
      if (isAnchor(fragment, anchors)) return [];
      return [
        finding({
          rule: "link-place",
          severity: "warning",
          brand: name,
          place,
          subject: href,
          message: `The link ${href} leads to no place of ${there === page ? "this page" : there.path}: a click ${there === page ? "does nothing" : "stays at the top"}.`,
          advice: "Correct the name after #, or add an anchor block of that name where the link is to arrive.",
        }),
      ];
    }),
  );
}

function linkFinding(brand: string, { href, name, place }: Link): readonly Finding[] {
  const shared = { brand, place, subject: href } as const;
  const noAddress = hasNoAddress(href)
    ? [
        finding({
          ...shared,
          rule: "link-address",
          severity: "error",
          message: `The link ${href} names nobody who could be written to or called.`,
          advice: "Write a whole address, as mailto:help@example.com, or a number, as tel:+15125550100.",
        }),
      ]
    : [];
  const wordless =
    name === ""
      ? [
          finding({
            ...shared,
            rule: "link-without-words",
            severity: "warning",
            message: `The link ${href} has no words: it cannot be seen, and a screen reader reads its address out.`,
            advice: "Write what it leads to, or delete the link.",
          }),
        ]
      : [];
  return [...noAddress, ...wordless];
}

/** Finds buttons with a label that have no link and sell nothing. */
function buttonFindings({ name, pages }: SiteReading): readonly Finding[] {
  return pages.flatMap(({ page, parts }) =>
    parts.flatMap((part) => {
      // A button without its own product sells the page's product.
      if (part.kind !== "button" || part.href !== null || part.isLed || page.analytics?.productId) return [];
      return [
        finding({
          rule: "button-without-link",
          severity: "warning",
          brand: name,
          place: part.place,
          subject: part.label,
          message: `The button “${part.label}” has no link, so it does not show or leads nowhere.`,
          advice: "Give it a link, or empty its label.",
        }),
      ];
    }),
  );
}

/** Finds redirects that lead back to their start, directly or through others. */
function loopFindings(site: SiteReading): readonly Finding[] {
  const next = new Map(
    site.redirects.flatMap(({ redirectFrom, redirectTo }) => {
      const target = redirectTo === null ? null : linkTarget(redirectTo, site);
      return target?.kind === "page" && target.brand === site.name
        ? [[withTrailingSlash(redirectFrom), target.path] as const]
        : [];
    }),
  );
  return [...next.keys()].flatMap((from) => {
    const round = [from];
    for (let at = next.get(from); at !== undefined; at = next.get(at)) {
      // A loop is reported once, for its alphabetically first address.
      if (at === from && round.some((one) => one < from)) return [];
      if (at === from)
        return [
          finding({
            rule: "redirect-loop",
            severity: "error",
            brand: site.name,
            place: { path: null, part: "redirects", field: from },
            message: `The redirect of ${from} leads back to itself${round.length > 1 ? `, by way of ${round.slice(1).join(", ")}` : ""}: browsers give up.`,
            advice: "Let it lead to a page, or delete it.",
          }),
        ];
      if (round.includes(at)) return [];
      round.push(at);
    }
    return [];
  });
}

/** Finds links, buttons and redirects that lead nowhere although no page is missing. */
export function deadLinkFindings(site: SiteReading): readonly Finding[] {
  const parts = [...site.parts, ...site.pages.flatMap((page) => page.parts)];
  return [
    ...parts.flatMap((part) => (part.kind === "link" ? linkFinding(site.name, part) : [])),
    ...listAnchorFindings(site),
    ...buttonFindings(site),
    ...loopFindings(site),
  ];
}

import type { SimulatedVisitor } from "./simulated-visitor.ts";

/** A visitor of every page of a rehearsal. */
export interface RehearsalVisitor extends Omit<SimulatedVisitor, "hasPhone"> {
  /** The name in reports. */
  readonly name: string;
}

/** A link as the server wrote it, with its name. */
export interface ShownLink {
  readonly name: string;
  readonly href: string;
}

/** A block in one state of its page; the same for every visitor. */
export interface ShownBlock {
  readonly index: number;
  readonly name: string;
  /** Its whole text; empty for a block that shows nothing. */
  readonly words: string;
  readonly links: readonly ShownLink[];
  /** Why it is left out, or null. */
  readonly problem: string | null;
}

/** A banner of the site that shows. */
export interface ShownBanner {
  readonly banner: "top" | "offer" | "graphic";
  /** Whether it shows the promotion's text or the one after it. */
  readonly phase: "main" | "reset";
  readonly words: string;
  readonly links: readonly string[];
  /** The end of its countdown, in epoch ms, or null. */
  readonly ends: number | null;
}

/** An offer of a page, with its price for one visitor. Amounts are cents. */
export interface ShownPrice {
  readonly block: number;
  readonly products: readonly string[];
  /** The codes of the request to commerce. */
  readonly asked: readonly string[];
  /** The code that commerce applied, or null. */
  readonly taken: string | null;
  /** The charge before fees; null without a price. */
  readonly final: number | null;
  /** The price before codes. */
  readonly original: number | null;
  /** Both as printed on the page; null if it prints none. */
  readonly text: string | null;
  readonly compareAt: string | null;
  /** The buy button's link. */
  readonly href: string | null;
}

/** A checkout link for one visitor. */
export interface HandedLink {
  readonly block: number;
  readonly name: string;
  readonly href: string;
  readonly products: readonly string[];
  readonly codes: readonly string[];
}

/** A page in one state for one visitor. */
export interface PageView {
  /** The codes of the page's offers, before a product adds its own. */
  readonly codes: readonly string[];
  readonly banners: readonly ShownBanner[];
  readonly prices: readonly ShownPrice[];
  readonly handed: readonly HandedLink[];
  /** The coupon of the email capture; null if the visitor does not see it. */
  readonly emailForm: string | null;
  /** Whether the ambassador's modal opens. */
  readonly welcome: boolean;
}

/** A state of a page: from one moment until the page changes by itself. */
export interface PageState {
  /** Epoch ms. */
  readonly from: number;
  /** False before the page goes live and after it has expired: visitors get a 404. */
  readonly isPublished: boolean;
  readonly blocks: readonly ShownBlock[];
  /** In the order of the visitors; empty if the page is not live. */
  readonly views: readonly PageView[];
}

/** The states of a page in a time span. */
export interface RehearsedPage {
  readonly path: string;
  /** In order; the first starts with the time span. */
  readonly states: readonly PageState[];
}

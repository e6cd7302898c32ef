import type { SimulatedVisitor } from "./simulated-visitor.ts";

/** A visitor of every page of a rehearsal. */
export interface RehearsalVisitor extends Omit<SimulatedVisitor, "hasPhone"> {
  /** As a report calls them. */
  readonly name: string;
}

/** A link as the server wrote it, and what it is called. */
export interface ShownLink {
  readonly name: string;
  readonly href: string;
}

/** A block in one state of its page; the same for every visitor. */
export interface ShownBlock {
  readonly index: number;
  readonly name: string;
  /** Everything that can be read in it; empty for a block that shows nothing. */
  readonly words: string;
  readonly links: readonly ShownLink[];
  /** Why it is left out, or null. */
  readonly problem: string | null;
}

/** A banner of the site that shows. */
export interface ShownBanner {
  readonly banner: "top" | "offer" | "graphic";
  /** Whether it is the promotion's own text or the one for afterwards. */
  readonly phase: "main" | "reset";
  readonly words: string;
  readonly links: readonly string[];
  /** What its countdown runs to, epoch ms, or null. */
  readonly ends: number | null;
}

/** A thing that a page sells, with its price for one visitor. Amounts are cents. */
export interface ShownPrice {
  readonly block: number;
  readonly products: readonly string[];
  /** The codes that commerce was asked with. */
  readonly asked: readonly string[];
  /** The code that commerce took, or null. */
  readonly taken: string | null;
  /** What is charged before fees; null where commerce gave no price. */
  readonly final: number | null;
  /** The price before codes. */
  readonly original: number | null;
  /** Both as the page prints them; null where it prints none. */
  readonly text: string | null;
  readonly compareAt: string | null;
  /** Where the buy button leads. */
  readonly href: string | null;
}

/** A link to the checkout as it leads one visitor. */
export interface HandedLink {
  readonly block: number;
  readonly name: string;
  readonly href: string;
  readonly products: readonly string[];
  readonly codes: readonly string[];
}

/** A page in one state for one visitor. */
export interface PageView {
  /** The codes that the page's offers carry, before a product adds its own. */
  readonly codes: readonly string[];
  readonly banners: readonly ShownBanner[];
  readonly prices: readonly ShownPrice[];
  readonly handed: readonly HandedLink[];
  /** The coupon of the email form at the page's foot; null where the visitor does not see it. */
  readonly emailForm: string | null;
  /** Whether the ambassador's welcome opens. */
  readonly welcome: boolean;
}

/** A page from one moment on until it changes by itself. */
export interface PageState {
  /** Epoch ms. */
  readonly from: number;
  /** False while the page is not live yet, and after it expired: visitors find no page. */
  readonly isPublished: boolean;
  readonly blocks: readonly ShownBlock[];
  /** In the order of the visitors; empty where the page is not live. */
  readonly views: readonly PageView[];
}

/** A page in every state that it has in a time. */
export interface RehearsedPage {
  readonly path: string;
  /** In the order of time; the first holds from the beginning. */
  readonly states: readonly PageState[];
}

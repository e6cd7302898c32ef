import type { BrandConfig } from "@courseway/brand";
import {
  type BlockContract,
  type Category,
  type Content,
  type FeaturedEntry,
  type Field,
  type Fields,
  fieldsSchema,
  type Page,
} from "@courseway/content-client";
import type { Quote } from "@courseway/pricing";
import type { Subscription } from "@courseway/services";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { createElement, type ReactElement, type ReactNode } from "react";
import type { z } from "zod";
import type { Thing } from "schema-dts";
import type { BlockPorts } from "./ports.ts";

/** One set of products whose price a block shows. The host asks for all of a page's sets in one call. */
export interface QuoteRequest {
  readonly productIds: readonly string[];
  /** The product's own coupons, a comma-separated list as editors write it. [ENT-004] */
  readonly coupon: string | null;
  /** `bundleCoupon` of the checkout link. [CP-022] */
  readonly bundleCoupon: string | null;
  /** The editor's own link to the checkout: coupons that it carries are paid with, so the price is asked with them. [CP-013] */
  readonly link?: string | null;
}

/** What is true of the page that a block stands on; the same for all of its blocks. */
export interface PageContext {
  readonly slug: string;
  /** The path with slashes around it, `/` for home. */
  readonly path: string;
  readonly state: string | null;
  /** The ids of the products that the page is about, which a block without a product of its own sells. [BL-standAloneCta-002] */
  readonly productIds?: readonly string[];
  /** The product whose reviews belong to the page; null or absent where its editor named none. */
  readonly trustPilotSku?: string | null;
  /** The `page` query parameter of a later page of a listing, null for the first. [BL-careerCenter-002] */
  readonly listingPage: string | null;
  /** What the page is about; absent where nobody said. */
  readonly categories?: readonly Category[];
  /** The articles of the global set `featuredEntries`, in the editors' order. [PB-023] */
  readonly featured?: readonly FeaturedEntry[];
  /** Until when the prices of the promotions hold, in epoch ms; null or absent where nothing is to change them. */
  readonly pricesUntil?: number | null;
  /** What the page offers everybody at its render: the banner's coupon or a promotion's. */
  readonly offers: ActiveOffers;
}

/** What a view gets in addition to its own content and data. */
export interface BlockContext {
  readonly brand: BrandConfig;
  readonly page: PageContext;
  /** The block's place on the page, from 0. */
  readonly index: number;
  /** How many blocks of its type stand before it on the page; absent where it is the first. */
  readonly earlier?: number;
  /** Milliseconds since the epoch, the host's clock. */
  readonly now: number;
}

export interface ViewInput<Content, Data> {
  readonly content: Content;
  readonly data: Data;
  readonly context: BlockContext;
  /** The price of a request, or null where there is none: views print nothing then. [PR-031] */
  readonly findQuote: (request: QuoteRequest) => Quote | null;
}

/** One situation of a block as the content API would send it. Feeds stories, the contract test and the sandbox. */
export type BlockExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A block's component: no class, and none that waits. The host calls it inside a try, so that its fault costs this block
 * alone; what it would wait for belongs in `load`.
 */
export type BlockComponent<Props> = (props: Props) => Exclude<ReactNode, Promise<unknown>>;

/** What a visitor typed into a block's form, as the browser sends it. A field that the form does not show is missing or blank. */
export interface FormFields {
  readonly name?: string;
  readonly email?: string;
  readonly parentEmail?: string;
  readonly phone?: string;
  /** The trap: people never see it, so a value means a machine. */
  readonly website?: string;
}

/** How the host answers a block's form at `/api/subscribe/`. Both are pure. */
export interface BlockForm<Read> {
  /** What is wrong with what was typed, by field; an empty object when nothing is. */
  readonly validate: (content: Read, fields: FormFields) => Readonly<Partial<Record<string, string>>>;
  /** What to send to the mailing lists, one for each list; none where neither editor nor brand has a list. */
  readonly subscriptions: (content: Read, fields: FormFields, brand: BrandConfig) => readonly Subscription[];
}

/**
 * A dialog that several blocks of a page may open. Its id follows from what it says, so that the host draws it once however
 * many ask for it; whatever opens it names the id.
 */
export interface PageDialog {
  readonly id: string;
  readonly element: ReactElement;
}

/** A node of structured data, as schema.org has it. `@context` is the host's, and of nodes with one `@id` the first counts. */
export type StructuredDataNode = Exclude<Thing, string>;

/** The handles of fields that are read to text. */
type TextHandle<Declared extends Fields> = {
  [Handle in keyof Declared]: Declared[Handle] extends Field<infer Output>
    ? string extends Output
      ? Handle
      : never
    : never;
}[keyof Declared];

/** The fields of a page's own that may ask for a block. [ENT-003] */
export type PageRequest = Pick<Page, "showGladlyHelpCenter" | "gladlyBrandId">;

/** Everything there is to say about a block, in one declaration. */
export interface BlockDefinition<
  Declared extends Fields,
  Data,
  Props extends object,
  Name extends string = string,
> extends BlockContract {
  readonly name: Name;
  /** What an editor sets: `Content<typeof fields>` is what the parts below are given. */
  readonly fields: Declared;
  /** Pure: which prices the block shows. */
  readonly quotes?: (content: Content<Declared>, context: BlockContext) => readonly QuoteRequest[];
  /** The only part that may wait: asks services through the host's ports. A failure is reported and gives `null` data. */
  readonly load?: (content: Content<Declared>, context: BlockContext, ports: BlockPorts) => Promise<Data>;
  /** Pure: content, data, brand and time to props. `null` means the block shows nothing. */
  readonly view: (input: ViewInput<Content<Declared>, Data | null>) => Props | null;
  /** Pure: epoch ms of the next moment after `now` at which the block shows something else by itself. The page lives no longer. */
  readonly nextChange?: (content: Content<Declared>, context: BlockContext) => number | null;
  /** Pure: into how many pages the block's listing is divided. A block without a listing says nothing. [BL-careerCenter-004] */
  readonly listingPages?: (content: Content<Declared>) => number;
  readonly component: BlockComponent<Props>;
  /** Pure: the dialogs that what is shown opens, and that other blocks of the page may open as well. */
  readonly dialogs?: (props: Props) => readonly PageDialog[];
  readonly examples: BlockExamples;
  /** For a block that a visitor acts on: it has islands. Any other block ships no JavaScript, which its contract test holds. */
  readonly isInteractive?: boolean;
  /** The field that is the block's main heading: the `hlText` parameter may take its place. [RT-045] */
  readonly heading?: TextHandle<Declared>;
  /** Origins that the block shows frames of, for example `https://player.example`. A page's policy allows no others. */
  readonly frames?: readonly string[];
  /** For a block with a form that subscribes. */
  readonly submit?: BlockForm<Content<Declared>>;
  /** Pure: the content of a block that a page's own fields ask for, which then stands at its end; null where they ask for none. */
  readonly ofPage?: (page: PageRequest) => Content<Declared> | null;
  /** Pure: what search engines are told of what the block shows, in addition to the page's own graph. [SEO-010] */
  readonly structuredData?: (input: ViewInput<Content<Declared>, Data | null>) => readonly StructuredDataNode[];
  /** Pure: plain text for search results, used where the page's editor wrote none; null or empty for none. [SEO-011] */
  readonly metaDescription?: (content: Content<Declared>) => string | null;
}

/** A definition whose own types are closed over, as the registry holds it. */
export interface Block<Name extends string = string> extends BlockContract {
  readonly name: Name;
  /** Wire to content, as the block's fields read it. */
  readonly schema: z.ZodType;
  /** Pure: which prices the block shows; an empty list for a block without prices. */
  readonly quotes: (content: unknown, context: BlockContext) => readonly QuoteRequest[];
  /** Null for a block that asks no service. */
  readonly load: ((content: unknown, context: BlockContext, ports: BlockPorts) => Promise<unknown>) | null;
  /** Epoch ms of the next moment at which the block changes by itself, or null. */
  readonly nextChange: (content: unknown, context: BlockContext) => number | null;
  /** Into how many pages the block's listing is divided; 1 for a block without one. */
  readonly listingPages: (content: unknown) => number;
  /** The element to render, or null where the block shows nothing. */
  readonly render: (input: ViewInput<unknown, unknown>) => ReactElement | null;
  /** The dialogs that the element opens, to be drawn once a page; an empty list for a block that draws its own. */
  readonly dialogs: (input: ViewInput<unknown, unknown>) => readonly PageDialog[];
  readonly examples: BlockExamples;
  readonly isInteractive: boolean;
  /** Origins that the block shows frames of; an empty list for a block without frames. */
  readonly frames: readonly string[];
  /** The content with another main heading, or null where it has none to replace. [RT-045] */
  readonly withHeading: (content: unknown, heading: string) => unknown;
  /** Null for a block without a form. */
  readonly submit: BlockForm<unknown> | null;
  /** The content with which a page's own fields ask for the block, or null. */
  readonly ofPage: (page: PageRequest) => unknown;
  /** An empty list for a block that tells search engines nothing. */
  readonly structuredData: (input: ViewInput<unknown, unknown>) => readonly StructuredDataNode[];
  readonly metaDescription: (content: unknown) => string | null;
}

/** A block whose own types are known still, so that another can be made of its parts. */
export interface DefinedBlock<
  Declared extends Fields,
  Data,
  Props extends object,
  Name extends string,
> extends Block<Name> {
  /** What it was defined with: `defineBlock({ ...learnMore.definition, component: OurLearnMore })` changes one part. */
  readonly definition: BlockDefinition<Declared, Data, Props, Name>;
}

/**
 * Closes a block's own types, so that one list can hold all blocks. The host gives `content` as this
 * block's fields read it and `data` as its `load` made it, and never looks inside either.
 *
 * @example
 * export const learnMore = defineBlock({ name: "learnMore", about, fields, view, component, examples });
 */
export function defineBlock<
  const Declared extends Fields,
  Data,
  Props extends object,
  const Name extends string = string,
>(definition: BlockDefinition<Declared, Data, Props, Name>): DefinedBlock<Declared, Data, Props, Name> {
  // The one place where a type is trusted: the host hands back what this block's own fields and load
  // made. An identity check would be safer on paper, but would refuse content that went through a cache.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const own = (content: unknown) => content as Content<Declared>;
  const ownInput = (input: ViewInput<unknown, unknown>): ViewInput<Content<Declared>, Data | null> => ({
    ...input,
    content: own(input.content),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this block's own load made the data
    data: input.data as Data | null,
  });
  const { name, about, fields, examples, quotes, load, view, nextChange, component, dialogs } = definition;
  const {
    isInteractive = false,
    frames = [],
    heading,
    submit,
    structuredData,
    metaDescription,
    listingPages,
    ofPage,
  } = definition;

  return {
    definition,
    name,
    about,
    fields,
    examples,
    isInteractive,
    frames,
    schema: fieldsSchema(fields),
    quotes: (content, context) => quotes?.(own(content), context) ?? [],
    withHeading: (content, text) => (heading && own(content)[heading] ? { ...own(content), [heading]: text } : null),
    submit: submit
      ? {
          validate: (content, typed) => submit.validate(own(content), typed),
          subscriptions: (content, typed, brand) => submit.subscriptions(own(content), typed, brand),
        }
      : null,
    ofPage: (page) => ofPage?.(page) ?? null,
    structuredData: (input) => structuredData?.(ownInput(input)) ?? [],
    metaDescription: (content) => metaDescription?.(own(content)) || null,
    load: load ? (content, context, ports) => load(own(content), context, ports) : null,
    nextChange: (content, context) => nextChange?.(own(content), context) ?? null,
    listingPages: (content) => listingPages?.(own(content)) ?? 1,
    render: (input) => {
      const props = view(ownInput(input));
      return props && createElement(component, props);
    },
    dialogs: (input) => {
      const props = dialogs ? view(ownInput(input)) : null;
      return (props && dialogs?.(props)) ?? [];
    },
  };
}

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

/** One set of products whose price a block shows. The host requests the prices of all sets of a page in one call. */
export interface QuoteRequest {
  readonly productIds: readonly string[];
  /** The product's own coupons, as the comma-separated list that an editor wrote. [ENT-004] */
  readonly coupon: string | null;
  /** `bundleCoupon` of the checkout link. [CP-022] */
  readonly bundleCoupon: string | null;
  /** The editor's own checkout link. The price includes its coupons, because the checkout applies them. [CP-013] */
  readonly link?: string | null;
}

/** Facts about the page that a block is on; the same for all blocks of the page. */
export interface PageContext {
  readonly slug: string;
  /** The path with a leading and a trailing slash; `/` for the home page. */
  readonly path: string;
  readonly state: string | null;
  /** The ids of the page's products. A block without its own product sells these. [BL-standAloneCta-002] */
  readonly productIds?: readonly string[];
  /** The SKU of the product whose reviews belong to the page; null or absent if the page's editor set none. */
  readonly trustPilotSku?: string | null;
  /** The `page` query parameter of a later page of a listing; null for the first page. [BL-careerCenter-002] */
  readonly listingPage: string | null;
  /** The categories of the page; absent if unknown. */
  readonly categories?: readonly Category[];
  /** The articles of the global set `featuredEntries`, in the editors' order. [PB-023] */
  readonly featured?: readonly FeaturedEntry[];
  /** When the promotion prices next change, in epoch ms; null or absent if no change is due. */
  readonly pricesUntil?: number | null;
  /** The page's offers for every visitor at render time: the banner's coupon or a promotion's. */
  readonly offers: ActiveOffers;
}

/** What a view receives in addition to its own content and data. */
export interface BlockContext {
  readonly brand: BrandConfig;
  readonly page: PageContext;
  /** The block's position on the page, from 0. */
  readonly index: number;
  /** The number of blocks of the same type before it on the page; absent for the first. */
  readonly earlier?: number;
  /** The current time by the host's clock, in epoch ms. */
  readonly now: number;
}

export interface ViewInput<Content, Data> {
  readonly content: Content;
  readonly data: Data;
  readonly context: BlockContext;
  /** Returns the price of a request, or null if there is none; views then print no price. [PR-031] */
  readonly findQuote: (request: QuoteRequest) => Quote | null;
}

/** A block's examples by name, as the content API would send them, for stories, the contract test and the sandbox. */
export type BlockExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A block's component: a synchronous function, not a class. The host calls it inside a try, so that an error affects
 * only this block. Anything asynchronous belongs in `load`.
 */
export type BlockComponent<Props> = (props: Props) => Exclude<ReactNode, Promise<unknown>>;

/** What a visitor typed into a block's form, as the browser sends it. A field not in the form is missing or blank. */
export interface FormFields {
  readonly name?: string;
  readonly email?: string;
  readonly parentEmail?: string;
  readonly phone?: string;
  /** The honeypot: people never see it, so a value means that a bot sent the form. */
  readonly website?: string;
}

/** How the host handles a block's form at `/api/subscribe/`. Both functions are pure. */
export interface BlockForm<Read> {
  /** Returns an error text for each invalid field; an empty object if all fields are valid. */
  readonly validate: (content: Read, fields: FormFields) => Readonly<Partial<Record<string, string>>>;
  /** Returns one subscription for each mailing list; none if neither the editor nor the brand has a list. */
  readonly subscriptions: (content: Read, fields: FormFields, brand: BrandConfig) => readonly Subscription[];
}

/**
 * A dialog that several blocks of a page may open. Its id is derived from its content, so that the host renders it only
 * once. Elements that open the dialog refer to its id.
 */
export interface PageDialog {
  readonly id: string;
  readonly element: ReactElement;
}

/** A schema.org node of structured data. The host adds `@context`. The first of several nodes with one `@id` counts. */
export type StructuredDataNode = Exclude<Thing, string>;

/** The handles of fields whose value is text. */
type TextHandle<Declared extends Fields> = {
  [Handle in keyof Declared]: Declared[Handle] extends Field<infer Output>
    ? string extends Output
      ? Handle
      : never
    : never;
}[keyof Declared];

/** The page's own fields that can request a block. [ENT-003] */
export type PageRequest = Pick<Page, "showGladlyHelpCenter" | "gladlyBrandId">;

/** The complete declaration of a block. */
export interface BlockDefinition<
  Declared extends Fields,
  Data,
  Props extends object,
  Name extends string = string,
> extends BlockContract {
  readonly name: Name;
  /** What an editor sets. The functions below receive it as `Content<typeof fields>`. */
  readonly fields: Declared;
  /** Pure: which prices the block shows. */
  readonly quotes?: (content: Content<Declared>, context: BlockContext) => readonly QuoteRequest[];
  /**
   * The only asynchronous part: calls services through the host's ports. A failure is reported, and the data is `null`.
   */
  readonly load?: (content: Content<Declared>, context: BlockContext, ports: BlockPorts) => Promise<Data>;
  /** Pure: turns content, data, brand and time into props. `null` means the block shows nothing. */
  readonly view: (input: ViewInput<Content<Declared>, Data | null>) => Props | null;
  /** Pure: when the block next changes by itself after `now`, in epoch ms. The page is cached until then at most. */
  readonly nextChange?: (content: Content<Declared>, context: BlockContext) => number | null;
  /** Pure: the number of pages in the block's listing. Absent for a block without a listing. [BL-careerCenter-004] */
  readonly listingPages?: (content: Content<Declared>) => number;
  readonly component: BlockComponent<Props>;
  /** Pure: the dialogs that the block opens. Other blocks of the page may open them as well. */
  readonly dialogs?: (props: Props) => readonly PageDialog[];
  readonly examples: BlockExamples;
  /**
   * Whether the block is interactive and has islands. Other blocks ship no JavaScript; the contract test checks this.
   */
  readonly isInteractive?: boolean;
  /** The field with the block's main heading, which the `hlText` parameter can replace. [RT-045] */
  readonly heading?: TextHandle<Declared>;
  /** Origins that the block embeds in frames, such as `https://player.example`. The page's policy allows no others. */
  readonly frames?: readonly string[];
  /** For a block with a form that subscribes visitors. */
  readonly submit?: BlockForm<Content<Declared>>;
  /** Pure: the block's content if the page's own fields request the block at the page's end; null if they do not. */
  readonly ofPage?: (page: PageRequest) => Content<Declared> | null;
  /** Pure: the block's structured data for search engines, in addition to the page's own graph. [SEO-010] */
  readonly structuredData?: (input: ViewInput<Content<Declared>, Data | null>) => readonly StructuredDataNode[];
  /** Pure: plain text for search results, used if the page's editor wrote none; null or empty for none. [SEO-011] */
  readonly metaDescription?: (content: Content<Declared>) => string | null;
}

/** A block definition without its own types, as the registry stores it. */
export interface Block<Name extends string = string> extends BlockContract {
  readonly name: Name;
  /** Parses wire content into content, according to the block's fields. */
  readonly schema: z.ZodType;
  /** Pure: which prices the block shows; an empty list for a block without prices. */
  readonly quotes: (content: unknown, context: BlockContext) => readonly QuoteRequest[];
  /** Null for a block that calls no service. */
  readonly load: ((content: unknown, context: BlockContext, ports: BlockPorts) => Promise<unknown>) | null;
  /** When the block next changes by itself, in epoch ms; null for never. */
  readonly nextChange: (content: unknown, context: BlockContext) => number | null;
  /** The number of pages in the block's listing; 1 for a block without a listing. */
  readonly listingPages: (content: unknown) => number;
  /** The element to render; null if the block shows nothing. */
  readonly render: (input: ViewInput<unknown, unknown>) => ReactElement | null;
  /** The dialogs that the element opens, to render once a page; an empty list for a block that renders its own. */
  readonly dialogs: (input: ViewInput<unknown, unknown>) => readonly PageDialog[];
  readonly examples: BlockExamples;
  readonly isInteractive: boolean;
  /** Origins that the block embeds in frames; an empty list for a block without frames. */
  readonly frames: readonly string[];
  /** The content with another main heading; null if it has no heading to replace. [RT-045] */
  readonly withHeading: (content: unknown, heading: string) => unknown;
  /** Null for a block without a form. */
  readonly submit: BlockForm<unknown> | null;
  /** The block's content if the page's own fields request the block; null if they do not. */
  readonly ofPage: (page: PageRequest) => unknown;
  /** An empty list for a block without structured data. */
  readonly structuredData: (input: ViewInput<unknown, unknown>) => readonly StructuredDataNode[];
  readonly metaDescription: (content: unknown) => string | null;
}

/** A block that still has its own types, so that another block can be built from its parts. */
export interface DefinedBlock<
  Declared extends Fields,
  Data,
  Props extends object,
  Name extends string,
> extends Block<Name> {
  /** The block's definition. `defineBlock({ ...learnMore.definition, component: OurLearnMore })` changes one part. */
  readonly definition: BlockDefinition<Declared, Data, Props, Name>;
}

/**
 * Hides a block's own types, so that one list can contain all blocks. The host passes the `content` that this block's
 * fields parsed and the `data` that its `load` returned, and never reads inside either.
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
  // The only unchecked type: the host passes back what this block's own fields and load produced. An identity check
  // would be safer in theory, but would reject content that went through a cache.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const toTyped = (content: unknown) => content as Content<Declared>;
  const toTypedInput = (input: ViewInput<unknown, unknown>): ViewInput<Content<Declared>, Data | null> => ({
    ...input,
    content: toTyped(input.content),
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
    quotes: (content, context) => quotes?.(toTyped(content), context) ?? [],
    withHeading: (content, text) =>
      heading && toTyped(content)[heading] ? { ...toTyped(content), [heading]: text } : null,
    submit: submit
      ? {
          validate: (content, typed) => submit.validate(toTyped(content), typed),
          subscriptions: (content, typed, brand) => submit.subscriptions(toTyped(content), typed, brand),
        }
      : null,
    ofPage: (page) => ofPage?.(page) ?? null,
    structuredData: (input) => structuredData?.(toTypedInput(input)) ?? [],
    metaDescription: (content) => metaDescription?.(toTyped(content)) || null,
    load: load ? (content, context, ports) => load(toTyped(content), context, ports) : null,
    nextChange: (content, context) => nextChange?.(toTyped(content), context) ?? null,
    listingPages: (content) => listingPages?.(toTyped(content)) ?? 1,
    render: (input) => {
      const props = view(toTypedInput(input));
      return props && createElement(component, props);
    },
    dialogs: (input) => {
      const props = dialogs ? view(toTypedInput(input)) : null;
      return (props && dialogs?.(props)) ?? [];
    },
  };
}

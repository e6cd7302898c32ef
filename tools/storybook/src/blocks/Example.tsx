import {
  type Block,
  type BlockContext,
  type BlockPorts,
  blocks,
  pricingContext,
  type PricingContext,
  type QuotePort,
} from "@courseway/blocks";
import { BlocksProvider } from "@courseway/blocks/offer";
import type { BrandConfig } from "@courseway/brand";
import { type ActiveOffers, NO_OFFERS } from "@courseway/visitor/offers";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { Fragment, type ReactElement } from "react";
import { brandConfig } from "../brands/brand-configs.ts";
import { isBrandId } from "../brands/brand-ids.ts";
import { type StoryArgs, toWire } from "./controls.ts";
import { withScenes } from "./scene.ts";
import type { State } from "./states.ts";
import { STORY_NOW } from "./story-now.ts";
import { storyArticles } from "./story-articles.ts";
import { storyQuote, storyQuotes } from "./story-quote.ts";

const STORY_JOBS = [
  ["Instructional Designer", "Content", "Remote, United States"],
  ["Content Editor", "Content", "Austin, TX"],
  ["Front-end Engineer", "Engineering", "Remote, United States"],
  ["Learner Support Specialist", "Support", "Phoenix, AZ"],
].map(([title = "", department = "", location = ""], index) => ({
  title,
  department,
  location,
  url: `https://jobs.example.com/${index + 1}`,
}));

/** The responses when services fail: each port's own default. */
const FAILING: BlockPorts = {
  schedule: () => Promise.resolve([]),
  brandRating: () => Promise.resolve(null),
  productRating: () => Promise.resolve(null),
  jobs: () => Promise.resolve([]),
};

/** Two evenings for each requested course. */
const storySchedule: BlockPorts["schedule"] = async (products) =>
  products.flatMap(({ webinarCourseIds, webinarTitle, webinarContent }) =>
    webinarCourseIds.map(({ courseid }) => ({
      courseid,
      category: { code: "RE", title: "Broker Pre-License" },
      webinarTitle,
      webinarContent,
      sessionList: ["Session 1", "Session 2"].map((title, index) => ({
        title,
        eventsList: [1, 2, 3].map((day) => ({
          day: `Tuesday, December ${index + day * 7}, 2026`,
          time: "6:00 PM – 9:00 PM CT",
          eventId: `${courseid}-${index}-${day}`,
        })),
      })),
    })),
  );

const PORTS: BlockPorts = {
  schedule: storySchedule,
  brandRating: () => Promise.resolve({ score: 4.8, total: 6214 }),
  productRating: () => Promise.resolve({ score: 4.6, total: 318 }),
  jobs: () => Promise.resolve(STORY_JOBS),
};

/** What a story of a block needs, prepared before it renders. */
export interface LoadedExample {
  readonly element: ReactElement | null;
  /** The dialogs that the block opens and that a page renders once, by id. */
  readonly dialogs: ReadonlyMap<string, ReactElement>;
  /** What the block's islands share. */
  readonly client: PricingContext;
}

/** The block with that name in the registry. @throws Error if there is none */
export function blockNamed(name: string): Block {
  const block = blocks.find((candidate) => candidate.name === name);
  if (block) return block;
  throw new Error(
    `No block "${name}": its examples are listed, but it is not in the registry. Add it to packages/blocks/src/registry.ts.`,
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A sale without a code, so that countdowns to its end have an end. */
const OFFERS: ActiveOffers = { ...NO_OFFERS, topPromo: { phase: "main", countdownTo: STORY_NOW + 3 * DAY_MS } };

/** The page of a story's block: it is about a state and a product, and the site has a sale. */
export function buildContext(brand: unknown): BlockContext {
  const config = brandConfig(isBrandId(brand) ? brand : "ace");
  const featured = storyArticles(config.id.toLowerCase());
  return {
    brand: config,
    page: {
      slug: "story",
      path: "/story/",
      state: "Texas",
      productIds: ["story-course"],
      listingPage: null,
      offers: OFFERS,
      featured,
    },
    index: 0,
    now: STORY_NOW,
  };
}

/**
 * Processes a story's args like a page: wire, schema, load, view. Runs again when a control changes one.
 * @param index the block's place on its page, which decides its ground
 * @param vendors replacements for the brand's own third parties
 */
export async function loadExample(
  block: Block,
  args: StoryArgs,
  brand: unknown,
  state: State | null = null,
  index = 0,
  vendors: Partial<BrandConfig["vendors"]> = {},
): Promise<LoadedExample> {
  const page = buildContext(brand);
  const context = { ...page, brand: { ...page.brand, vendors: { ...page.brand.vendors, ...vendors } }, index };
  const content = block.schema.parse(withScenes(toWire(block, args), context.brand.id.toLowerCase()));
  const ports = state === "servicesFail" ? FAILING : PORTS;
  const data = block.load ? await block.load(content, context, ports) : null;
  const findQuote = state === "withoutPrices" ? () => null : storyQuote;
  const input = { content, data, context, findQuote };
  const dialogs = new Map(block.dialogs(input).map((dialog) => [dialog.id, dialog.element]));
  return { element: block.render(input), dialogs, client: pricingContext(context) };
}

/**
 * A visitor without coupons at the stories' own time, so that a story does not depend on Storybook's address or date.
 * The visitor refuses to share data, so no third party is contacted.
 */
const BROWSER = Object.assign(new TestBrowser(), { time: STORY_NOW, isSignalOn: true });

/** A visitor who shares data, for stories that bring stand-ins for all third parties. */
const SHARING = Object.assign(new TestBrowser(), { time: STORY_NOW });

const VISITOR = testSettings(STORY_NOW);

/** The block as a page shows it, or a note that this example shows nothing according to its rules. */
export function Example({
  element,
  dialogs,
  client,
  shares = false,
  browser = shares ? SHARING : BROWSER,
  quotes = storyQuotes,
}: LoadedExample & {
  readonly shares?: boolean;
  /** Another visitor's browser, with a coupon in its address. */
  readonly browser?: TestBrowser;
  readonly quotes?: QuotePort;
}) {
  if (!element) return <p className="p-6 text-quiet">By its rules the block shows nothing here.</p>;
  return (
    <BlocksProvider context={client} visitor={VISITOR} browser={browser} dependencies={{ quotes }}>
      {element}
      {[...dialogs].map(([id, dialog]) => (
        <Fragment key={id}>{dialog}</Fragment>
      ))}
    </BlocksProvider>
  );
}

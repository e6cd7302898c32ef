import { asset, categories, type Content, dateTime, html, link, rows, text, toggle } from "@courseway/content-client";

/** What an editor sets around a listing. [BL-careerCenter-012, BL-careerCenter-013] */
export const listingFields = {
  careerCenterTitle: text("The heading above the listing"),
  careerCenterSideContent: html("Text next to the listing"),
  filterTitle: text("The label of a career center's filter", "Filter by Category"),
  filterDefaultLabel: text("What that filter says while nothing is chosen", "All Resources"),
  stateFilterTitle: text("The label of the entry listings' first filter", "Filter by State"),
  stateFilterDefaultLabel: text("What that filter says while no state is chosen", "All States"),
  categoryFilterTitle: text("The label of the entry listings' second filter", "Filter by Category"),
  categoryFilterDefaultLabel: text("What that filter says while no category is chosen", "All Categories"),
};

/** Entry listings, or a career center; each of the two blocks has its own default. [BL-careerCenter-012] */
export const isEntryListings = (byDefault: boolean) =>
  toggle("Makes it entry listings: filters by state and category, instead of one by category", byDefault);

/** The articles that an editor writes as cards. [BL-careerCenter-010, BL-careerCenter-011] */
export const articleCards = rows("The articles, in this order", {
  articleCard: {
    image: asset("The card's picture", { shownPx: 428 }),
    relatedResourceContent: html("The card's heading and words; a card without them is left out"),
    // Craft's Link field refuses a slug.
    relatedResourceLink: {
      ...link("The card's link: a slug, a path or an address"),
      control: { kind: "text", default: null },
    },
    relatedResourceCtaLabel: text("What the card's link says", "Read Full Article"),
    relatedResourcesCategory: categories("The categories that the card is found under"),
    state: text("The state that the card is found under"),
    dateCreated: dateTime("The date on the card; every entry has one"),
  },
});

export type ListingContent = Content<typeof listingFields> & { readonly isEntryListings: boolean };
export type ArticleCardContent = Content<{ readonly cards: typeof articleCards }>["cards"][number];

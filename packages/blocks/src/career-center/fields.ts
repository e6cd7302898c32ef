import { asset, categories, type Content, dateTime, html, link, rows, text, toggle } from "@courseway/content-client";

export const about = "A listing of articles as cards, with filters, page numbers and room for words beside it.";

/** What an editor sets on a career center. [BL-careerCenter-010, BL-careerCenter-011, BL-careerCenter-012, BL-careerCenter-013] */
export const fields = {
  careerCenterTitle: text("The heading above the listing"),
  careerCenterSideContent: html("Words beside the listing"),
  filterTitle: text("The label of a career center's filter", "Filter by Category"),
  filterDefaultLabel: text("What that filter says while nothing is chosen", "All Resources"),
  stateFilterTitle: text("The label of the entry listings' first filter", "Filter by State"),
  stateFilterDefaultLabel: text("What that filter says while no state is chosen", "All States"),
  categoryFilterTitle: text("The label of the entry listings' second filter", "Filter by Category"),
  categoryFilterDefaultLabel: text("What that filter says while no category is chosen", "All Categories"),
  isEntryListings: toggle("Makes it entry listings: filters by state and category, in place of one by category"),
  careerCenterArticleCards: rows("The articles, in this order", {
    articleCard: {
      image: asset("The card's picture"),
      relatedResourceContent: html("The card's heading and words; a card without them is left out"),
      relatedResourceLink: link("Where the card leads: a slug, a path or an address"),
      relatedResourceCtaLabel: text("What the card's link says", "Read Full Article"),
      relatedResourcesCategory: categories("The categories that the card is found under"),
      state: text("The state that the card is found under"),
      dateCreated: dateTime("The date that the card shows; every entry has one by itself"),
    },
  }),
};

export type CareerCenterContent = Content<typeof fields>;

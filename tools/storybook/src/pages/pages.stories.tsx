import type { Meta, StoryObj } from "@storybook/react";
import { loadPage, NotFoundPage, Page } from "./Page.tsx";

const meta: Meta = { title: "Pages/Templates", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

/** A page of these examples, one below the other, between the brand's own header and footer. */
const createPage = (path: string, ...examples: readonly `${string}/${string}`[]): Story => ({
  loaders: [({ globals }) => loadPage(examples, globals.brand)],
  render: (_, { loaded, globals }) => (
    <Page brand={globals.brand} path={path} element={loaded.element} dialogs={loaded.dialogs} client={loaded.client} />
  ),
});

export const Home: Story = createPage(
  "/",
  "homeHero/whole",
  "multiIcon/four",
  "productCards/three",
  "layout/withImage",
  "reviews/cards",
  "accordion/plain",
  "standAloneCta/whole",
);
export const State: Story = createPage(
  "/texas/",
  "topBundle/whole",
  "bundle/whole",
  "tabComponent/twoTabs",
  "reviews/slider",
  "accordion/boxed",
  "standAloneCta/whole",
);
export const Product: Story = createPage(
  "/courses/pre-license/",
  "topSectionWysiwyg/priced",
  "pricingTable/three",
  "multiColumn/three",
  "reviews/columns",
  "emailForm/full",
);
export const Listing: Story = createPage("/blog/", "featuredArticle/whole", "entryListings/twoPages");
export const Article: Story = createPage(
  "/blog/exam-day/",
  "breadcrumbs/whole",
  "sideProductPicker/whole",
  "layout/withImage",
  "featuredArticle/whole",
  "emailForm/compact",
);
export const NotFound: Story = {
  render: (_, { globals }) => <NotFoundPage brand={globals.brand} />,
};

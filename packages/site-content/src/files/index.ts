export { FEED_TYPES, feed, type FeedName, isFeedName, MOST_ARTICLES } from "./feed.ts";
export { robotsText } from "./robots.ts";
export { isSitemapName, MOST_ADDRESSES, sitemap } from "./sitemap.ts";

export { FEED_TYPES, feed, type FeedName, isFeedName, MOST_ARTICLES } from "./feed.ts";
export { robotsText, isSitemapName, MOST_ADDRESSES, sitemap } from "./sitemap.ts";

export { FEED_TYPES, feed, type FeedName, isFeedName, MOST_ARTICLES } from "./feed.ts";
export { robotsText, MOST_ADDRESSES, sitemap } from "./sitemap.ts";

/** The services that can fail, with what each replaces. The key is the first segment of its path. */
export const SERVICES = {
  content: "Content API (GraphQL), Craft 4 and Craft 5 naming",
  blog: "Content API of the blog",
  commerce: "Commerce API: products, prices, schedule, user sync",
  lists: "Mailing lists and user update",
  images: "Image host",
  referral: "Referral program (ambassadors)",
  reviews: "Trust ratings of brands and products",
  video: "Video metadata",
  jobs: "Job board",
  location: "Location and IP lookup",
  vendors: "Scripts of third parties: analytics, tag manager, experiments, chat",
  cdn: "Purge calls of CDNs",
  hosts: "Checkout, sign-in and course selection",
} as const;

export type Service = keyof typeof SERVICES;

/** The names of all services. */
export const SERVICE_NAMES: readonly Service[] = Object.keys(SERVICES).filter(isService);

export function isService(name: string): name is Service {
  return Object.hasOwn(SERVICES, name);
}

const BY_FIRST_SEGMENT: Readonly<Record<string, Service>> = {
  content: "content",
  commerce: "commerce",
  lists: "lists",
  images: "images",
  referral: "referral",
  reviews: "reviews",
  video: "video",
  jobs: "jobs",
  location: "location",
  ip: "location",
  whereami: "location",
  vendors: "vendors",
  cdn: "cdn",
  checkout: "hosts",
  "sign-in": "hosts",
  "course-selection": "hosts",
};

/** The service of a path; null for the sandbox's own pages. */
export function findService(path: string): Service | null {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  // The record of contacts is one of the sandbox's own pages.
  if (first === "vendors" && (second === "" || second === "clear")) return null;
  if (first === "cdn" && second === "") return null;
  if (first === "content" && second === "blog") return "blog";
  return BY_FIRST_SEGMENT[first] ?? null;
}

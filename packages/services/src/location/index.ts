export { createLocation, type Location, type LocationOptions, type Visitor } from "./client.ts";
export { createIpLookup, type IpLookupOptions } from "./ip-lookup.ts";
export { whereAmIUrl } from "./wire.ts";

/** What a host's own islands share with the blocks': nothing here reaches the registry or a server component. */
export type { PricingContext } from "./offer.ts";
export { BlocksProvider, type BlocksProviderProps } from "./blocks-provider.client.tsx";
export { emailedCookie } from "./visitor.ts";

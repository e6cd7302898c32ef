/** What a host's own islands share with the blocks': nothing here reaches the registry or a server component. */
export { BlocksProvider, type BlocksProviderProps } from "./blocks-provider.client.tsx";
export { PageCountdown, type PageCountdownProps } from "./offer/PageCountdown.client.tsx";
export type { PricingContext } from "./offer/offer.ts";

/** What a host's own islands share with the blocks': nothing here reaches the registry or a server component. */
export { BlocksProvider, type BlocksProviderProps, type ClientContext } from "./blocks-provider.client.tsx";
export { emailedCookie } from "./visitor.ts";

import { storefront } from "../storefront.ts";

export const metadata = storefront.notFoundMetadata;
export default storefront.NotFound;

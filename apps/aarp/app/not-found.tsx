import { storefront } from "../storefront.ts";

export default storefront.NotFound;

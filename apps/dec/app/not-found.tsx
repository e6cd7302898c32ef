import { NOT_FOUND_METADATA } from "@courseway/storefront";
import { storefront } from "../storefront.ts";

export const metadata = NOT_FOUND_METADATA;
export default storefront.NotFound;

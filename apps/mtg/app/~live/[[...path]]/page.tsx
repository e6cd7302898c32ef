import { storefront } from "../../../storefront.ts";

// The dynamic twin: previews, replaced headings and later pages of a listing. Only the proxy leads here.
export const dynamic = "force-dynamic";
export const generateMetadata = storefront.live.generateMetadata;
export default storefront.live.Page;

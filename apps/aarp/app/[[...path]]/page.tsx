import { storefront } from "../../storefront.ts";

// Published pages: rendered once, then cached until they expire. Nothing is rendered at build time.
export const dynamic = "force-static";
export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = storefront.published.generateMetadata;
export default storefront.published.Page;

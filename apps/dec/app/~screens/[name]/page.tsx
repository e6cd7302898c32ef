import { storefront } from "../../../storefront.ts";

export const dynamic = "force-static";
export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = storefront.screen.generateMetadata;
export default storefront.screen.Page;

import { storefront } from "../../../storefront.ts";

export const dynamic = "force-dynamic";
export const GET = storefront.files.GET;

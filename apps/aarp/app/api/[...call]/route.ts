import { storefront } from "../../../storefront.ts";

export const dynamic = "force-dynamic";
export const POST = storefront.api.POST;

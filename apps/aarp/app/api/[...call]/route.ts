import { storefront } from "../../../storefront.ts";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = storefront.api;

import { createStorefront } from "@courseway/storefront";
import { site } from "./site.ts";

export const storefront = createStorefront(site);

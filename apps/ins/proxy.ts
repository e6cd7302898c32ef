import { createProxy } from "@courseway/storefront/proxy";
import { site } from "./site.ts";

export const proxy = createProxy(site);

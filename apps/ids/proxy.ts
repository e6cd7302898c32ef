import { createProxy } from "@courseway/storefront/proxy";
import { blocks } from "@courseway/blocks";
import { brand } from "./brand.ts";

export const proxy = createProxy({ brand, blocks });

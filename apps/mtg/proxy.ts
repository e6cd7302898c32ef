import { createProxy } from "@courseway/storefront/proxy";
import { blocks } from "@courseway/blocks";
import { brand } from "./brand.ts";

export const proxy = createProxy({ brand, blocks });

// Next reads this without running it, so the pattern is written out: pages, but not what Next or the API serve.
export const config = { matcher: ["/((?!_next/|api/|healthz|favicon.ico|content-assets/|icon.svg).*)"] };

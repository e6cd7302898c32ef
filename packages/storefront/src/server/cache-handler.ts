import { createCacheHandler } from "@courseway/next-page-cache";
import { pageTransform } from "../host/cache/prepare-page.ts";
import { processPageCache } from "../host/cache/process-pages.ts";

/** Next's page cache: each page enters it finished and with what its policy needs. */
export default createCacheHandler({ pages: processPageCache, transformPage: pageTransform });

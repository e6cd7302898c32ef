import { createCacheHandler } from "@courseway/next-page-cache";
import { pageTransform } from "../host/cache/prepare-page.ts";
import { processPageCache } from "../host/cache/process-pages.ts";

/** Next's page cache. Each page enters it finished and with its policy sources. */
export default createCacheHandler({ pages: processPageCache, transformPage: pageTransform });

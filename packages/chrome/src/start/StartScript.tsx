import type { BrandConfig } from "@courseway/brand";
import { linkContext } from "../links/decorate-link.ts";
import { startFiles, carryRules, RUNTIME_LOADER, PAGE_DATA_PATH, RUNTIME_STARTER } from "@courseway/next-finish/start";

interface StartScriptProps {
  readonly brand: BrandConfig;
  /** When the page's bundle loads. */
  readonly start: BrandConfig["runtime"];
}

/** The script that starts every page of a site. It is before the first link and button, and handles visitors who are faster than the bundle. */
export function StartScript({ brand, start }: StartScriptProps) {
  return (
    <script
      suppressHydrationWarning
      data-start={start}
      data-carry={carryRules(linkContext(brand, { codes: [], replaced: [] }))}
      data-src={`${PAGE_DATA_PATH}${RUNTIME_STARTER.name}.js`}
      data-files={startFiles().join(" ")}
      dangerouslySetInnerHTML={{ __html: RUNTIME_LOADER }}
    />
  );
}

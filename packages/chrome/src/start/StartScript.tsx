import type { BrandConfig } from "@courseway/brand";
import { linkContext } from "../links/link-context.ts";
import { startFiles, carryRules, RUNTIME_LOADER, PAGE_DATA_PATH, RUNTIME_STARTER } from "@courseway/next-finish/start";

interface StartScriptProps {
  readonly brand: BrandConfig;
  /** When the page's bundle is asked for. */
  readonly start: BrandConfig["runtime"];
}

/** The script by which every page of a site starts; it stands before the first link and button, and serves those who are quicker than the bundle. */
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

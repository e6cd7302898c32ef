import { scriptJson, SETTINGS_MARK } from "@courseway/next-finish/start";
import type { PageSettings } from "./page-settings.ts";

/** The page's settings for the browser; a finished page has them in its file. */
export const PageSettingsData = ({ settings }: { readonly settings: PageSettings }) => (
  <script
    type="application/json"
    suppressHydrationWarning
    {...{ [SETTINGS_MARK]: "" }}
    dangerouslySetInnerHTML={{ __html: scriptJson(settings) }}
  />
);

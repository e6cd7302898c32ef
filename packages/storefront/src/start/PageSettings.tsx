import { scriptJson } from "../metadata/structured-data.ts";
import { type PageSettings, SETTINGS_MARK } from "./page-file.ts";

/** The page's settings for the browser; a finished page has them in its file. */
export const PageSettingsData = ({ settings }: { readonly settings: PageSettings }) => (
  <script
    type="application/json"
    suppressHydrationWarning
    {...{ [SETTINGS_MARK]: "" }}
    dangerouslySetInnerHTML={{ __html: scriptJson(settings) }}
  />
);

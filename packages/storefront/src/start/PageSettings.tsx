import { scriptJson } from "../metadata/structured-data.ts";
import { type PageSettings, SETTINGS_MARK } from "./page-file.ts";

/** What the browser is told of the page; a finished page has it in its file. */
export const PageSettingsData = ({ settings }: { readonly settings: PageSettings }) => (
  <script
    type="application/json"
    suppressHydrationWarning
    {...{ [SETTINGS_MARK]: "" }}
    dangerouslySetInnerHTML={{ __html: scriptJson(settings) }}
  />
);

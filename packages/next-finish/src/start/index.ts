export {
  BUNDLE_FOLDER,
  BUNDLE_PATH,
  type BundleManifest,
  DEVELOPMENT_BUNDLE,
  DEVELOPMENT_CHANGES,
  MANIFEST,
} from "./bundle-manifest.ts";
export { CARRY_QUERY, carryRules } from "./carry-query.ts";
export { STORED_NAME, STORED_TYPES, getStoredName } from "./stored-name.ts";
export { RUNTIME_LOADER, STYLES_AWAITED } from "./loader.ts";
export { BUILT_FILES, dataName, PAGE_DATA_NAME, PAGE_DATA_PATH } from "./page-data-path.ts";
export { type IslandData, type PageFile, PROPS_INDEX, SETTINGS_MARK } from "./page-file.ts";
export { RUNTIME_STARTER } from "./starter.ts";
export { scriptJson } from "./script-json.ts";
export { islandFiles, startFiles } from "./bundle-files.ts";

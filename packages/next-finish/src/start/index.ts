export {
  BUNDLE_FOLDER,
  BUNDLE_PATH,
  type BundleManifest,
  DEVELOPMENT_BUNDLE,
  DEVELOPMENT_CHANGES,
  MANIFEST,
  islandFiles,
  startFiles,
} from "./bundle-files.ts";
export { CARRY_QUERY, carryRules } from "./carry-query.ts";
export {
  STORED_NAME,
  STORED_TYPES,
  getStoredName,
  BUILT_FILES,
  dataName,
  PAGE_DATA_NAME,
  PAGE_DATA_PATH,
} from "./file-names.ts";
export { RUNTIME_LOADER, STYLES_AWAITED } from "./loader.ts";
export { type IslandData, type PageFile, PROPS_INDEX, SETTINGS_MARK, scriptJson } from "./page-file.ts";
export { RUNTIME_STARTER } from "./starter.ts";

export { type BuiltFiles, type FinishedPage, finishPage } from "./finish/finish-page.ts";
export { builtSheets, readStyleSheet } from "./finish/style-sheet.ts";
export { type IntegrityManifest, type PageSources, pageSources, readIntegrity } from "./policy/page-sources.ts";
export type { SelectedStyles, ReadSheet } from "./finish/page-styles.ts";

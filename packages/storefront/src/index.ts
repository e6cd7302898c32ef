export { createStorefront } from "./create-storefront.ts";
export { NOT_FOUND_METADATA } from "./metadata/page-metadata.ts";
export { PREVIEW_BROKEN_NOTICE } from "./routes/screens.tsx";
export type { ShellProps } from "./routes/shell.tsx";

export { createStorefront } from "./app/create-storefront.ts";
export { PREVIEW_BROKEN_NOTICE } from "./app/screens.tsx";
export type { ShellProps } from "./app/shell.tsx";

export { createStorefront } from "./create-storefront.ts";
export { PREVIEW_BROKEN_NOTICE } from "./routes/screens.tsx";
export type { ShellProps } from "./routes/shell.tsx";

import type { PreviewFrame } from "@courseway/storefront/preview";
import type { ComponentProps } from "react";

/** The panel's data about the page. */
export type PreviewProps = ComponentProps<PreviewFrame>;

import type { PreviewFrame } from "@courseway/storefront/preview";
import type { ComponentProps } from "react";

/** What the panel is told of the page. */
export type PreviewProps = ComponentProps<PreviewFrame>;

"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import type { PreviewProps } from "./preview-props.ts";
import { Panel } from "./panel/Panel.tsx";
import { previewedPage } from "./previewed-page.ts";

const never = () => () => {};

/** The panel, which comes by script alone. */
export function PreviewPanel({ context, visitor: settings, inspection }: PreviewProps): ReactNode {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const page = previewedPage();
  if (!isScripted || page === null) return null;
  const { visitor, links } = page;
  return <Panel context={context} settings={settings} inspection={inspection} visitor={visitor} links={links} />;
}

"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import type { PreviewProps } from "./preview-props.ts";
import { Panel } from "./panel/Panel.tsx";
import { followedProps, onFollowed, previewedPage } from "./previewed-page.ts";

const never = () => () => {};

/** The panel, which only a script renders. */
export function PreviewPanel(given: PreviewProps): ReactNode {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const followed = useSyncExternalStore(onFollowed, followedProps, () => null);
  const { context, visitor: settings, inspection } = followed ?? given;
  const page = previewedPage();
  if (!isScripted || page === null) return null;
  const { visitor, links } = page;
  return <Panel context={context} settings={settings} inspection={inspection} visitor={visitor} links={links} />;
}

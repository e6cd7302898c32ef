import type { CSSProperties } from "react";
import type { ViewInput } from "../define-block.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import type { TabComponentContent } from "./fields.ts";
import { type ShownTab, shownTabs } from "./tabs.ts";

export interface TabComponentProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly tabs: readonly ShownTab[];
  /** The index in `tabs` of the tab that shows first. */
  readonly active: number;
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

/** [BL-tabComponent-001, BL-tabComponent-002, BL-tabComponent-003] */
export function tabComponentView({ content, context }: ViewInput<TabComponentContent, null>): TabComponentProps | null {
  const tabs = shownTabs(content, context.earlier);
  if (tabs.length === 0) return null;
  return {
    ground: getGround(context.index),
    title: content.tabbedContentTitle,
    tabs,
    active: Math.max(
      0,
      tabs.findIndex((tab) => tab.isActive),
    ),
    className: content.styles,
    style: editorStyle(content),
  };
}

import type { TabComponentContent } from "./fields.ts";

/** A question and its answer; neither is empty. */
export interface TabQuestion {
  readonly title: string;
  readonly html: string;
}

/** A tab with content. */
export interface ShownTab {
  /** The id of its panel, which links can lead to. [BL-tabComponent-002] */
  readonly anchor: string;
  readonly title: string;
  readonly htmls: readonly string[];
  readonly questions: readonly TabQuestion[];
  readonly isActive: boolean;
}

type Tab = TabComponentContent["tab"][number];

const DEFAULT_TITLES = ["How It Works", "FAQ"];

/** [BL-tabComponent-001] */
const getTitle = (tab: Tab, index: number): string => tab.tabTitle || (DEFAULT_TITLES[index] ?? `Tab ${index + 1}`);

const toSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A suffix that no title's slug can end with. */
const getSuffix = (earlier: number): string => (earlier === 0 ? "" : `--${earlier + 1}`);

/** Default title and anchor depend on the editor's own order, so that links stay right if another tab becomes empty. */
function toTab(tab: Tab, index: number, earlier: number): ShownTab {
  const title = getTitle(tab, index);
  return {
    anchor: `tab-${index}-${toSlug(title)}${getSuffix(earlier)}`,
    title,
    htmls: tab.tabContentList.map(({ tabContent }) => tabContent).filter(Boolean),
    questions: (tab.accordion?.accordionItems ?? []).flatMap(({ itemTitle, itemDescription }) =>
      itemTitle && itemDescription ? [{ title: itemTitle, html: itemDescription }] : [],
    ),
    isActive: tab.isActive,
  };
}

/**
 * The tabs that have text or questions. [BL-tabComponent-001, BL-tabComponent-002]
 *
 * @param earlier how many blocks of tabs are before this one on the page; the first has the anchors without a suffix
 */
export function shownTabs({ tab }: TabComponentContent, earlier = 0): readonly ShownTab[] {
  return tab
    .map((one, index) => toTab(one, index, earlier))
    .filter(({ htmls, questions }) => htmls.length + questions.length > 0);
}

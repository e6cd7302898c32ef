import { editorClasses } from "@courseway/ui";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { buildDropdown, type DropdownData } from "../shared/dropdown/dropdown-links.ts";
import { getGround } from "../shared/ground.ts";
import { buildTextModals, type TextModal } from "../shared/TextModals.tsx";
import type { MultiColumnContent } from "./fields.ts";

export interface Column {
  readonly html: string;
  readonly dropdown: DropdownData | null;
  readonly align: "left" | "center" | "right";
}

/** How columns share the page's width. */
export type ColumnSplit = "one" | MultiColumnContent["twoColumnDistribution"] | "thirds" | "quarters" | "sixths";

export interface MultiColumnProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly columns: readonly Column[];
  readonly split: ColumnSplit;
  readonly modals: readonly (TextModal | null)[];
  readonly className: string;
}

/** [BL-multiColumn-001, BL-multiColumn-002, BL-multiColumn-003] */
export function multiColumnView({ content, context }: ViewInput<MultiColumnContent, null>): MultiColumnProps | null {
  const columns = content.columnList
    .map((column, position) => buildColumn(column, position, context))
    .filter((column) => column.html !== "" || column.dropdown !== null);
  if (columns.length === 0) return null;

  return {
    ground: getGround(context.index),
    title: content.componentTitle,
    columns,
    split: getSplit(columns.length, content.twoColumnDistribution),
    modals: buildTextModals(context.index, [content.highlightedTextModal1, content.highlightedTextModal2]),
    className: editorClasses(content.tailwindClasses.split(/\s+/)).join(" "),
  };
}

function buildColumn(
  column: MultiColumnContent["columnList"][number],
  position: number,
  { brand, index }: BlockContext,
): Column {
  const dropdown = buildDropdown(
    { items: column.dropdown, topLabel: column.dropdownTitle, placeholder: "" },
    { brand, id: `columns-${index}-${position}-dropdown` },
  );
  return { html: column.columnContent, dropdown, align: column.dropdownAlignment };
}

/** [BL-multiColumn-004, BL-multiColumn-005, BL-multiColumn-006, BL-multiColumn-007] */
function getSplit(count: number, distribution: MultiColumnContent["twoColumnDistribution"]): ColumnSplit {
  if (count > 4) return "sixths";
  return (["one", distribution, "thirds", "quarters"] as const)[count - 1] ?? "one";
}

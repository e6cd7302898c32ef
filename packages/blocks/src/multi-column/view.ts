import { editorClasses } from "@courseway/ui";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { dropdownOf, type DropdownData } from "../shared/dropdown/dropdown-of.ts";
import { groundOf } from "../shared/ground.ts";
import { textModalsOf, type TextModal } from "../shared/text-modals.ts";
import type { MultiColumnContent } from "./fields.ts";

export interface Column {
  readonly html: string;
  readonly dropdown: DropdownData | null;
  readonly align: "left" | "center" | "right";
}

/** How columns share the page. */
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
    .map((column, place) => columnOf(column, place, context))
    .filter((column) => column.html !== "" || column.dropdown !== null);
  if (columns.length === 0) return null;

  return {
    ground: groundOf(context.index),
    title: content.componentTitle,
    columns,
    split: splitOf(columns.length, content.twoColumnDistribution),
    modals: textModalsOf(context.index, [content.highlightedTextModal1, content.highlightedTextModal2]),
    className: editorClasses(content.tailwindClasses.split(/\s+/)).join(" "),
  };
}

function columnOf(
  column: MultiColumnContent["columnList"][number],
  place: number,
  { brand, index }: BlockContext,
): Column {
  const dropdown = dropdownOf(
    { items: column.dropdown, topLabel: column.dropdownTitle, placeholder: "" },
    { brand, id: `columns-${index}-${place}-dropdown` },
  );
  return { html: column.columnContent, dropdown, align: column.dropdownAlignment };
}

/** [BL-multiColumn-004, BL-multiColumn-005, BL-multiColumn-006, BL-multiColumn-007] */
function splitOf(count: number, distribution: MultiColumnContent["twoColumnDistribution"]): ColumnSplit {
  if (count > 4) return "sixths";
  return (["one", distribution, "thirds", "quarters"] as const)[count - 1] ?? "one";
}

import { Picker } from "../shared/picker/Picker.tsx";
import { type KeyedPicker, type PickerContent, type PickerData, buildPicker } from "../shared/picker/build-picker.ts";
import { defineShortcode, type ShortcodeContext } from "./define-shortcode.ts";

/** The key of a picker that has none of its own. [CH-002] */
const DEFAULT_KEY = "default";

/**
 * `[productPicker key="…"]`: the page's picker block of that key, wherever it stands and whether it is shown there or not;
 * without one of the default key, the first table of products that another block of the page has. Where there is none it
 * throws, so that the documented text shows and the editor is told. [CH-001, CH-002, CH-004]
 */
export const productPicker = defineShortcode({
  name: "productPicker",
  render: ({ attributes: { key = DEFAULT_KEY, cssClasses }, context }) => (
    <div className={cssClasses}>
      <Picker {...pagePicker(key, context)} />
    </div>
  ),
});

function pagePicker(key: string, { blocks, brand }: ShortcodeContext): PickerData {
  const own = blocks.flatMap(({ name, content }) => (name === "productPicker" ? [ownContent(content)] : []));
  const keyed = own.filter(({ pickerKey }) => pickerKey === key);
  const tables = key === DEFAULT_KEY ? blocks.flatMap(({ content }) => (hasTable(content) ? [content] : [])) : [];
  for (const content of [...keyed, ...tables]) {
    const picker = buildPicker(content, brand);
    if (picker) return picker;
  }
  throw new Error(
    `no product picker of this page has the key "${key}" and a product. Add the block productPicker with that key and rows that have a state and a link.`,
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host hands over what the block's own fields made
const ownContent = (content: unknown) => content as KeyedPicker;

/** Whether another block, such as a hero, has products of its own. */
function hasTable(content: unknown): content is Pick<PickerContent, "productPickerTable"> {
  return (
    typeof content === "object" &&
    content !== null &&
    "productPickerTable" in content &&
    Array.isArray(content.productPickerTable) &&
    !("pickerKey" in content)
  );
}

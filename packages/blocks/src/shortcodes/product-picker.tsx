import { Picker } from "../offer/picker/Picker.tsx";
import {
  type KeyedPicker,
  type PickerContent,
  type PickerData,
  type PickerInput,
  buildPicker,
} from "../offer/picker/build-picker.ts";
import { defineShortcode, type ShortcodeContext } from "./define-shortcode.ts";

/** The key of a picker without its own. [CH-002] */
const DEFAULT_KEY = "default";

/**
 * `[productPicker key="…"]`: the page's picker block with that key and its prices, wherever it is on the page, shown or
 * hidden. For the default key, if no block has it, the first product table of another block on the page. Throws if
 * there is none, so that the documented text shows and the editor gets a message. [CH-001, CH-002, CH-004]
 */
export const productPicker = defineShortcode({
  name: "productPicker",
  render: ({ attributes: { key = DEFAULT_KEY, cssClasses }, context, findQuote }) => (
    <div className={cssClasses}>
      <Picker {...pagePicker(key, context.blocks, { context, findQuote })} />
    </div>
  ),
});

function pagePicker(key: string, blocks: ShortcodeContext["blocks"], input: PickerInput): PickerData {
  const pickers = blocks.flatMap(({ name, content }) => (name === "productPicker" ? [getContent(content)] : []));
  const keyed = pickers.filter(({ pickerKey }) => pickerKey === key);
  const tables = key === DEFAULT_KEY ? blocks.flatMap(({ content }) => (hasTable(content) ? [content] : [])) : [];
  for (const content of [...keyed, ...tables]) {
    const picker = buildPicker(content, input);
    if (picker) return picker;
  }
  throw new Error(
    `no product picker of this page has the key "${key}" and a product. Add the block productPicker with that key and rows that have a state and a link.`,
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host hands over what the block's own fields made
const getContent = (content: unknown) => content as KeyedPicker;

/** Whether another block, such as a hero, has its own products. */
function hasTable(content: unknown): content is Pick<PickerContent, "productPickerTable"> {
  return (
    typeof content === "object" &&
    content !== null &&
    "productPickerTable" in content &&
    Array.isArray(content.productPickerTable) &&
    !("pickerKey" in content)
  );
}

import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { RsaProduct } from "./RsaProduct.tsx";
import { rsaProductQuotes, rsaProductView } from "./view.ts";

/** The roadside offer. [BL-rsaProduct-001] */
export const rsaProduct = defineBlock({
  name: "rsaProduct",
  about,
  fields,
  quotes: rsaProductQuotes,
  view: rsaProductView,
  component: RsaProduct,
  examples,
  heading: "rsaTitle",
  isInteractive: true,
});

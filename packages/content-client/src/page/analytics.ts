import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { firstRow } from "../fields/rows.ts";
import { optionalText } from "../fields/text.ts";

const analyticsShape = {
  pageName: optionalText,
  var1: optionalText,
  var2: optionalText,
  var3: optionalText,
  var4: optionalText,
  var5: optionalText,
  appStep: optionalText,
  transactionId: optionalText,
  paymentType: optionalText,
  productId: optionalText,
  productCode: optionalText,
  orderAmount: optionalText,
  registrationType: optionalText,
};

const analyticsSchema = z.object(analyticsShape);

/** What a page tells the analytics scripts about itself. */
export type Analytics = Readonly<z.infer<typeof analyticsSchema>>;

export const analytics = firstRow(analyticsSchema);

/** The selection of `adobe`. */
export function analyticsFields(names: FragmentNames): string {
  return `__typename ... on ${names.row("adobe", "adobe")} { ${Object.keys(analyticsShape).join(" ")} }`;
}

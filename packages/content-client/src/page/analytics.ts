import type { Content } from "../fields/field.ts";
import { optionalText } from "../fields/text.ts";

/** The fields of the row `adobe`. */
export const analyticsFields = {
  pageName: optionalText("The page's name in analytics"),
  var1: optionalText("The analytics variable 1"),
  var2: optionalText("The analytics variable 2"),
  var3: optionalText("The analytics variable 3"),
  var4: optionalText("The analytics variable 4"),
  var5: optionalText("The analytics variable 5"),
  appStep: optionalText("The step of a funnel that the page is"),
  transactionId: optionalText("The transaction that the page reports"),
  paymentType: optionalText("How the transaction was paid"),
  productId: optionalText("The ids of the page's product, which a topBundle and a button without a product sell"),
  productCode: optionalText("The code of the product that the page is about"),
  orderAmount: optionalText("The amount of the transaction"),
  registrationType: optionalText("How the visitor registered"),
};

/** The data of a page for the analytics scripts. */
export type Analytics = Content<typeof analyticsFields>;

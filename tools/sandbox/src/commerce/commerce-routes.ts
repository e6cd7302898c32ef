import { Hono, type Context } from "hono";
import { readJson } from "../read-json.ts";
import { basicAuth } from "./basic-auth.ts";
import type { Catalog } from "./catalog.ts";
import { priceSet, singlePrice } from "./price-set.ts";
import { schedules } from "./schedule.ts";
import { splitCodes, multiPriceBody } from "./wire.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The commerce API. Amounts in requests and responses are dollars. */
export function commerceRoutes(catalog: Catalog, now: () => number): Hono {
  const routes = new Hono();
  routes.get("/product-course", (context) => context.json({ productList: productInfo(context, catalog) }));
  routes.get("/purchase-receipt/price", basicAuth, (context) => {
    const request = { productIds: list(context, "productIdList"), codes: splitCodes(list(context, "couponCodeList")) };
    if (request.productIds.length === 0) return context.json({ message: "productIdList[] is required." }, 400);
    return context.json(singlePrice(request, catalog, now()));
  });
  routes.post("/purchase-receipt/multiprice", basicAuth, (context) => multiPrice(context, catalog, now()));
  routes.get("/class/pre-purchase-schedule", (context) => schedule(context, catalog, now()));
  routes.get("/user/sync-marketing", basicAuth, (context) =>
    context.json(userSync(context.req.header("cookie") ?? "")),
  );
  return routes;
}

async function multiPrice(context: Context, catalog: Catalog, now: number): Promise<Response> {
  const body = await readJson(context);
  if (!body.ok) return context.json({ message: body.message }, 400);
  const read = multiPriceBody.safeParse(body.value);
  if (!read.success) {
    const issue = read.error.issues[0];
    return context.json({ message: `"${issue?.path.join(".") || "body"}": ${issue?.message}` }, 400);
  }
  const sets = read.data.priceSetList.map((set) =>
    priceSet({ productIds: set.productIdList.filter(Boolean), codes: splitCodes(set.couponCodeList) }, catalog, now),
  );
  return context.json({ priceSetList: sets });
}

function productInfo(context: Context, catalog: Catalog) {
  return list(context, "productIdList").flatMap((id) => {
    const product = catalog.product(id);
    if (!product) return [];
    const { courseId, title, filter, seatTime } = product;
    return [
      {
        _id: id,
        courseId: courseId ?? null,
        content: { title },
        filter,
        pricing: { max: product.max ?? product.price },
        regulatorySeatTime: seatTime,
      },
    ];
  });
}

function schedule(context: Context, catalog: Catalog, now: number): Response {
  const courseIds = list(context, "courseIds");
  const startDate = context.req.query("startDate") ?? "";
  const endDate = context.req.query("endDate") ?? "";
  if (courseIds.length === 0 || !DATE.test(startDate) || !DATE.test(endDate)) {
    return context.json({ message: "courseIds, startDate and endDate (YYYY-MM-DD) are required." }, 400);
  }
  return context.json(schedules({ courseIds, startDate, endDate }, catalog, now));
}

/** Returns the signed-in user: a visitor with the cookie `sandbox-user` is signed in. */
function userSync(cookie: string) {
  const initials = /(?:^|;\s*)sandbox-user=([A-Za-z]{1,3})/.exec(cookie)?.[1];
  return initials
    ? { success: true, data: { initials: initials.toUpperCase(), adaToken: `ada-${initials.toLowerCase()}` } }
    : { success: false, data: null };
}

/** The values of `name` and `name[]`, repeated or joined by commas, without empty ones. */
function list(context: Context, name: string): string[] {
  const values = [...(context.req.queries(name) ?? []), ...(context.req.queries(`${name}[]`) ?? [])];
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter(Boolean);
}

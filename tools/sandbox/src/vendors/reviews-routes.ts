import { Hono, type Context } from "hono";

/** The host of trust ratings: a brand by name, a product by SKU. */
export function reviewsRoutes(): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    const key = context.req.header("apikey") ?? context.req.query("apikey") ?? "";
    return key === "" || /^(invalid|bad)/i.test(key)
      ? context.json({ fault: { faultstring: "Invalid ApiKey" } }, 401)
      : next();
  });
  routes.get("/v1/business-units/find", brand);
  routes.get("/v1/product-reviews/business-units/:id", product);
  return routes;
}

/** The rating of every name that is not a local site. */
const SAMPLE = { trustScore: 4.6, total: 1284 } as const;

/**
 * Made-up ratings of local sites, whose ports are consecutive: all different, so that a site with another site's rating
 * is noticed.
 */
const LOCAL_SAMPLES = [
  { trustScore: 4.8, total: 6317 },
  { trustScore: 4.7, total: 2846 },
  SAMPLE,
  { trustScore: 4.4, total: 9052 },
  { trustScore: 4.5, total: 938 },
  { trustScore: 4.9, total: 612 },
] as const;

/** A site is requested by its host, which is an address with a port if it is local. */
const getSample = (host: string) => LOCAL_SAMPLES[Number(/:\d*(\d)$/.exec(host)?.[1]) - 1] ?? SAMPLE;

function brand(context: Context): Response {
  const name = context.req.query("name") ?? "";
  if (name === "")
    return context.json({ message: "name is required", errorCode: 1000, details: "", correlationId: "sandbox" }, 400);
  if (name.includes("unknown"))
    return context.json(
      { message: "Business Unit not found", errorCode: 1001, details: "", correlationId: "sandbox" },
      404,
    );
  const isNew = name.startsWith("new");
  const { trustScore, total } = getSample(name);
  return context.json({
    id: "sandbox-business-unit",
    displayName: name,
    name: { identifying: name, referring: [name] },
    score: isNew ? { stars: 0, trustScore: 0 } : { stars: Math.round(trustScore * 2) / 2, trustScore },
    numberOfReviews: isNew ? counts(0) : counts(total),
    status: "active",
  });
}

/** A product's summary has no `score`. An unreviewed SKU is not found. */
function product(context: Context): Response {
  const sku = context.req.query("sku") ?? "";
  if (sku === "" || sku.startsWith("unknown"))
    return context.json(
      { message: "No reviews for this sku", errorCode: 1404, details: "", correlationId: "sandbox" },
      404,
    );
  return context.json({ starsAverage: 4.7, numberOfReviews: counts(112), language: null });
}

function counts(total: number) {
  const fiveStars = Math.round(total * 0.8);
  const fourStars = Math.round(total * 0.12);
  const threeStars = Math.round(total * 0.05);
  const twoStars = Math.round(total * 0.01);
  return {
    total,
    fiveStars,
    fourStars,
    threeStars,
    twoStars,
    oneStar: total - fiveStars - fourStars - threeStars - twoStars,
  };
}

import {
  cents,
  type BundleCatalog,
  chooseDelivery,
  chooseDuration,
  chooseStates,
  chooseStudyState,
  createBundle,
  createStudyPlan,
  DURATIONS,
  type Quote,
  type StudyPlanRow,
  toggleProduct,
} from "@courseway/pricing";
import { quote } from "./prices.ts";
import type { Benchmark } from "./benchmark.ts";

const priced = (id: string, seatHours: number, dollars: number): Quote => ({
  ...quote,
  productIds: [id],
  courseIds: [`c-${id}`],
  title: id,
  seatHours,
  discountPrice: cents(dollars * 100),
});

const electives = Array.from({ length: 8 }, (_, index) => `elective-${index}`);
const catalog: BundleCatalog = {
  cards: [
    {
      entryState: "Texas",
      baseProducts: [
        { productId: "web", deliveryType: "webinar" },
        { productId: "self", deliveryType: "online" },
      ],
      requiredProducts: [{ productId: "law", multipleRegulators: true }],
      electiveProducts: electives.map((productId) => ({ productId })),
      baseProductPrio: "1",
      minHours: 24,
    },
  ],
  quotes: [
    priced("web", 20, 400),
    priced("self", 20, 300),
    priced("law", 3, 50),
    ...electives.map((id) => priced(id, 1, 20)),
  ],
};
const bundle = chooseDelivery(chooseStates(createBundle(catalog), ["Texas"]), "online");

/** A click on a product: selects or deselects it, then computes hours, total and cart again. */
function plainToggle(): object {
  const selected = new Set(bundle.cart.productIds);
  if (!selected.delete("law")) selected.add("law");
  const chosen = catalog.quotes.filter((entry) => entry !== null && selected.has(entry.productIds[0] ?? ""));
  return {
    productIds: [...selected],
    hours: chosen.reduce((sum, entry) => sum + (entry?.seatHours ?? 0), 0),
    totalText: `$${(chosen.reduce((sum, entry) => sum + (entry?.discountPrice ?? 0), 0) / 100).toFixed(2)}`,
  };
}

const rows: readonly StudyPlanRow[] = ["Texas", "Florida", "Arizona"].flatMap((state) =>
  ["Salesperson", "Broker"].flatMap((courseType) =>
    DURATIONS.map((duration) => ({ state, courseType, duration, productId: `${state}-${courseType}-${duration}` })),
  ),
);
const plan = chooseStudyState(createStudyPlan(rows), "Texas");
const [duration] = DURATIONS;

function plainDuration(): object {
  const options = rows.filter((row) => row.state === "Texas" && row.courseType === "Salesperson");
  const product = options.find((row) => row.duration === duration);
  return { options, productId: product?.productId, buttonText: `Get ${duration}` };
}

export const builderBenchmarks: readonly Benchmark[] = [
  { title: "bundle products toggled", ours: () => toggleProduct(bundle, "law"), plain: plainToggle },
  { title: "study durations chosen", ours: () => chooseDuration(plan, duration), plain: plainDuration },
];

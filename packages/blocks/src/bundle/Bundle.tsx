import { BundleColumns } from "../offer/bundle-column/BundleColumns.tsx";
import { Features } from "./Features.tsx";
import type { BundleProps } from "./view.ts";

/** One to three bundles, each above its features. [BL-bundle-001, BL-bundle-002, BL-bundle-003] */
export function Bundle({ features, ...bundles }: BundleProps) {
  const hasFeatures = features.some((list) => list.length > 0);
  const under = features.map((list, index) =>
    list.length > 0 ? <Features key={index} features={list} group={`${bundles.id}-features-${index}`} /> : null,
  );
  return <BundleColumns {...bundles} {...(hasFeatures ? { under } : {})} />;
}

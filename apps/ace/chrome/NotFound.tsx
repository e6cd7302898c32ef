import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront";

/** Ace's not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return <NotFoundContent brand={brand} />;
}

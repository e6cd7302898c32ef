import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { TurnedUmbrella } from "./TurnedUmbrella.tsx";

/** The not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<TurnedUmbrella />}>
      The courses and their prices are where they were. Search by state or by license.
    </NotFoundContent>
  );
}

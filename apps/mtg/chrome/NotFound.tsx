import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { MissingHouse } from "./MissingHouse.tsx";

/** The not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<MissingHouse />}>
      This page is not on our books. Search by state, or start from the courses.
    </NotFoundContent>
  );
}

import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { RoadClosed } from "./RoadClosed.tsx";

/** The not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<RoadClosed />}>
      Two ways back: name your state, or type what you were after.
    </NotFoundContent>
  );
}

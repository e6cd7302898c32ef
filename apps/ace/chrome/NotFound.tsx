import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { WrongKey } from "./WrongKey.tsx";

/** Ace's not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<WrongKey />}>
      Nobody is locked out: the courses are all below, one door further.
    </NotFoundContent>
  );
}

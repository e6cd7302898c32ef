import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { LostCar } from "./LostCar.tsx";

/** The not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<LostCar />}>
      Wrong turn. It happens to everybody who learns to drive.
    </NotFoundContent>
  );
}

import type { BrandConfig } from "@courseway/brand";
import { NotFoundContent } from "@courseway/storefront/site";
import { QuietFork } from "./QuietFork.tsx";

/** The not-found content. */
export function NotFound({ brand }: { readonly brand: BrandConfig }) {
  return (
    <NotFoundContent brand={brand} picture={<QuietFork />}>
      Call us and we will find the page with you. The number is at the top of this page.
    </NotFoundContent>
  );
}

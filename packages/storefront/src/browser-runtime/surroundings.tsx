import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  PathParamsContext,
  ReadonlyURLSearchParams,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useState } from "react";
import type { Segment } from "./payload.ts";

/** What `useRouter` gives: the browser's own ways. */
const router: AppRouterInstance = {
  bfcacheId: "",
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => location.reload(),
  push: (href) => location.assign(href),
  replace: (href) => location.replace(href),
  prefetch: () => undefined,
};

/** What the route's dynamic segments are at this address: a text, or the parts of a catch-all; one that stands for nothing is left out. */
function paramsBelow(root: Segment, params: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  root.c?.forEach((within) => {
    const { s } = within;
    if (typeof s === "object" && s.k) params[s.n] = s.t.endsWith("c") ? s.k.split("/") : s.k;
    paramsBelow(within, params);
  });
  return params;
}

/** What an app's own client components may ask of Next: where they are, and to go elsewhere. */
export function Surroundings({ root, children }: { readonly root: Segment; readonly children: ReactNode }): ReactNode {
  const [search] = useState(() => new ReadonlyURLSearchParams(location.search));
  const [params] = useState(() => paramsBelow(root));
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={location.pathname}>
        <SearchParamsContext value={search}>
          <PathParamsContext value={params}>{children}</PathParamsContext>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

import { type ComponentType, type ReactNode, useState } from "react";

type Params = Record<string, string | string[] | undefined>;
type ClientComponent = ComponentType<Record<string, unknown>>;

/** A promise that `use` reads at once, as React marks those that it has waited for. */
const known = (value: Params): Promise<Params> =>
  Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });

interface ClientPageRootProps {
  readonly Component: ClientComponent;
  readonly serverProvidedParams: { readonly params: Params; readonly searchParams: Params };
}

/** An app's own page that is a client component. */
export function ClientPageRoot({ Component, serverProvidedParams }: ClientPageRootProps): ReactNode {
  const [{ params, searchParams }] = useState(() => ({
    params: known(serverProvidedParams.params),
    searchParams: known(serverProvidedParams.searchParams),
  }));
  return <Component params={params} searchParams={searchParams} />;
}

interface ClientSegmentRootProps {
  readonly Component: ClientComponent;
  readonly slots: Record<string, ReactNode>;
  readonly serverProvidedParams: { readonly params: Params };
}

/** An app's own layout that is a client component. */
export function ClientSegmentRoot({ Component, slots, serverProvidedParams }: ClientSegmentRootProps): ReactNode {
  const [params] = useState(() => known(serverProvidedParams.params));
  return <Component {...slots} params={params} />;
}

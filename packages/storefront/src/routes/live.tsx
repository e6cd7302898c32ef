import { previewToken } from "@courseway/brand";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { createDedupe } from "../api/dedupe.ts";
import type { Chrome } from "../chrome/chrome.ts";
import type { Host } from "../host/host.ts";
import { lazy } from "../host/lazy.ts";
import { pageMetadata, screenMetadata } from "../metadata/page-metadata.ts";
import { findPage } from "./find-page.ts";
import { headingText } from "../pages/heading-override.ts";
import type { PageModel } from "../pages/page-model.ts";
import type { LookupFailure } from "../pages/lookup-memory.ts";
import { PageTemplate } from "../template/PageTemplate.tsx";
import { PREVIEW_PATH } from "../proxy/route.ts";
import { DraftsScreen } from "./drafts.tsx";
import { FAILURE_METADATA, FailureScreen } from "./failure.tsx";
import { type PathProps, pathOf } from "./published.tsx";

export interface LiveProps extends PathProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

const first = (value: string | readonly string[] | undefined): string | null =>
  typeof value === "string" ? value : (value?.[0] ?? null);

/** How long the model of a page with a replaced heading is shared, in ms. */
const SHARED_MS = 5000;

interface Live {
  readonly model: PageModel | null;
  /** Why there is no model, where development shows it. */
  readonly failure: LookupFailure | null;
  readonly path: string;
  readonly token: string | null;
}

/**
 * The dynamic twin of the published route: rendered for one request, never cached. It serves previews
 * and a replaced heading. [RT-017, RT-045]
 */
export function liveRoute(host: () => Host, chrome: Chrome) {
  /** Equal requests of a moment share their work: a replaced heading costs one call to content and one to commerce. */
  const shared = lazy(() =>
    createDedupe<Live | null>({
      now: host().now,
      ttlMs: SHARED_MS,
      maxKeys: 100,
      isSuccess: (live) => live?.failure === null,
    }),
  );

  const find = cache(
    async (
      path: string,
      token: string | null,
      heading: string | null,
      listingPage: string | null,
    ): Promise<Live | null> => {
      const look = async (): Promise<Live | null> => {
        const found = await findPage(host(), path, token, { heading, listingPage });
        if (found === null || (found.model === null && found.failure === null)) return null;
        return { model: found.model, failure: found.failure, path, token };
      };
      // A preview shows what was saved a moment ago.
      return token === null ? shared()(JSON.stringify([path, heading, listingPage]), look) : look();
    },
  );

  const read = async ({ params, searchParams }: LiveProps): Promise<Live> => {
    const query = await searchParams;
    const heading = first(query["hlText"]);
    const token = previewToken(`token=${encodeURIComponent(first(query["token"]) ?? "")}`);
    const path = pathOf((await params).path);
    const live = await find(path, token, heading === null ? null : headingText(heading), first(query["page"]));
    return live ?? notFound();
  };

  /** The token of a request for the list of drafts, null for any other page. */
  const draftsToken = async ({ params, searchParams }: LiveProps): Promise<string | null> =>
    pathOf((await params).path) === PREVIEW_PATH ? first((await searchParams)["token"]) : null;

  return {
    generateMetadata: async (props: LiveProps): Promise<Metadata> => {
      if ((await draftsToken(props)) !== null) return screenMetadata("Drafts", host().brand);
      const { model, path, token } = await read(props);
      if (model === null) return FAILURE_METADATA;
      const { brand, env } = host();
      const { metaDescription, snapshot, listing } = model;
      const isPreview = token !== null;
      const named = { page: snapshot.page, path, listingPage: listing.page, brand };
      return pageMetadata({ ...named, metaDescription, env, isPreview });
    },
    Page: async (props: LiveProps) => {
      const editorToken = await draftsToken(props);
      if (editorToken !== null) return <DraftsScreen host={host()} chrome={chrome} token={editorToken} />;
      const { model, failure, path, token } = await read(props);
      if (failure !== null) return <FailureScreen host={host()} chrome={chrome} path={path} failure={failure} />;
      if (model === null) return notFound();
      const preview = token === null ? null : { isDraft: model.snapshot.page.isDraft };
      return <PageTemplate host={host()} chrome={chrome} model={model} preview={preview} />;
    },
  };
}

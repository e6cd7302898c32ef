import { previewToken } from "@courseway/brand";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import type { Chrome } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { modelMetadata, screenMetadata } from "../render/page-metadata.ts";
import { findPage } from "./find-page.ts";
import { headingText } from "@courseway/next-finish/heading";
import type { PageModel } from "@courseway/page-model";
import type { LookupFailure } from "@courseway/site-content";
import { findNonce } from "@courseway/next-finish/policy";
import { PageTemplate, type PagePreview } from "../render/PageTemplate.tsx";
import { blockPorts } from "../host/brand-services.ts";
import type { PreviewFrame, PreviewRequest } from "../render/preview/inspection.ts";
import { contentMoment, signedMoment } from "../render/preview/moment.ts";
import { MOMENT_PARAMETERS } from "../render/preview/parameters.ts";
import { opensDrafts } from "../api/opens-drafts.ts";
import { PREVIEW_PATH } from "../request/route.ts";
import { SEARCH_PARAMETER } from "@courseway/chrome/scripts";
import { DraftsScreen } from "./drafts.tsx";
import { FAILURE_METADATA, FailureScreen } from "./failure.tsx";
import { type PathProps, toPath } from "./published.tsx";
import { searchScreen } from "./search.tsx";

export interface DynamicProps extends PathProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

const first = (value: string | readonly string[] | undefined): string | null =>
  typeof value === "string" ? value : (value?.[0] ?? null);

interface DynamicPage {
  readonly model: PageModel | null;
  /** Why there is no model; only in development, which shows it. */
  readonly failure: LookupFailure | null;
  readonly path: string;
  readonly token: string | null;
  /** The panel's data about the request; null without a panel. */
  readonly preview: PreviewRequest | null;
}

interface DynamicRequest {
  readonly path: string;
  readonly token: string | null;
  readonly heading: string | null;
  readonly listingPage: string | null;
  readonly at: string | null;
  readonly signature: string | null;
}

export interface DynamicOptions {
  /** The panel that explains a preview to editors: from `@courseway/preview-panel` or your own. Without it there is none. */
  readonly Frame?: PreviewFrame;
}

const NOT_SIGNED =
  "The link to another moment does not hold for this preview or is over an hour old, so this is the page as it is now. Choose the moment again in the panel.";

interface OpenedPreview {
  readonly request: PreviewRequest;
  /** The signed moment (epoch ms), or null. */
  readonly moment: number | null;
}

async function openedPreview(host: Host, { token, at, signature }: DynamicRequest): Promise<OpenedPreview | null> {
  if (token === null || !(await opensDrafts(token, host))) return null;
  const secret = host.env.PREVIEW_SECRET;
  const now = host.now();
  const moment = signedMoment({ site: host.brand.id, token, at, signature }, secret, now);
  return {
    request: {
      token,
      clockOffsetMs: moment === null ? 0 : moment - now,
      momentProblem: at === null || moment !== null ? null : NOT_SIGNED,
      canTravel: secret !== undefined,
    },
    moment,
  };
}

/** The host with its clock set to another moment. Caches of content and services use the real time. */
function shifted(host: Host, offsetMs: number): Host {
  if (offsetMs === 0) return host;
  const now = () => host.now() + offsetMs;
  return { ...host, now, ports: blockPorts(host, host.brand, now) };
}

/**
 * The dynamic version of the published route, rendered for one request and never cached. It serves previews and replaced headings.
 * [RT-017, RT-045]
 */
export function dynamicRoute(host: () => Host, chrome: Chrome, { Frame }: DynamicOptions = {}) {
  const find = async (request: DynamicRequest): Promise<DynamicPage | null> => {
    const { path, token, heading, listingPage } = request;
    const opened = Frame === undefined ? null : await openedPreview(host(), request);
    const preview = opened?.request ?? null;
    const then = shifted(host(), preview?.clockOffsetMs ?? 0);
    const at = contentMoment(opened?.moment ?? null, host().now());
    const found = await findPage(then, path, token, { heading, listingPage }, at);
    if (found === null || (found.model === null && found.failure === null)) return null;
    // Previews are not reported.
    if (token === null && found.model !== null) host().ledger?.page(found.model, host().now());
    return { model: found.model, failure: found.failure, path, token, preview };
  };
  /** Metadata and page of one request share their work. */
  const findOnce = cache((key: string): Promise<DynamicPage | null> => find(JSON.parse(key)));

  const read = async ({ params, searchParams }: DynamicProps): Promise<DynamicPage> => {
    const query = await searchParams;
    const heading = first(query["hlText"]);
    const request: DynamicRequest = {
      path: toPath((await params).path),
      token: previewToken(`token=${encodeURIComponent(first(query["token"]) ?? "")}`),
      heading: heading === null ? null : headingText(heading),
      listingPage: first(query["page"]),
      at: first(query[MOMENT_PARAMETERS.at]),
      signature: first(query[MOMENT_PARAMETERS.signature]),
    };
    return (await findOnce(JSON.stringify(request))) ?? notFound();
  };

  /** The token of a request for the list of drafts, null for any other page. */
  const draftsToken = async ({ params, searchParams }: DynamicProps): Promise<string | null> =>
    toPath((await params).path) === PREVIEW_PATH ? first((await searchParams)["token"]) : null;

  const Search = searchScreen(host, chrome);
  const isSearch = async ({ params }: DynamicProps) => toPath((await params).path) === host().brand.searchPage;

  return {
    generateMetadata: async (props: DynamicProps): Promise<Metadata> => {
      if ((await draftsToken(props)) !== null) return screenMetadata("Drafts", host().brand);
      if (await isSearch(props)) return screenMetadata("Search", host().brand);
      const { model, token } = await read(props);
      return model === null ? FAILURE_METADATA : modelMetadata(model, host(), { isPreview: token !== null });
    },
    Page: async (props: DynamicProps) => {
      const editorToken = await draftsToken(props);
      if (editorToken !== null) return <DraftsScreen host={host()} chrome={chrome} token={editorToken} />;
      if (await isSearch(props)) return <Search text={first((await props.searchParams)[SEARCH_PARAMETER]) ?? ""} />;
      const { model, failure, path, token, preview: request } = await read(props);
      if (failure !== null) return <FailureScreen host={host()} chrome={chrome} path={path} failure={failure} />;
      if (model === null) return notFound();
      const { isDraft } = model.snapshot.page;
      const panel = request === null || Frame === undefined ? null : { Frame, request };
      const preview: PagePreview | null = token === null ? null : { isDraft, panel };
      // Development's policy has no nonce for styles. React would report a mismatch, since browsers hide nonces.
      const nonce = host().isDevelopment ? undefined : findNonce(await headers());
      return <PageTemplate host={host()} chrome={chrome} model={model} preview={preview} nonce={nonce} />;
    },
  };
}

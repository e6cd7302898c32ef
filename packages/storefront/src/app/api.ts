import { revalidateTag } from "next/cache";
import { buildName } from "../host/cache/process-pages.ts";
import { ambassadorSubjects, handleAmbassador } from "../api/ambassador.ts";
import type { Endpoints } from "../api/endpoint.ts";
import { handleConsent } from "../api/consent.ts";
import { createCspReport } from "../api/csp-report.ts";
import { createFindFormPage } from "../api/form-page.ts";
import { type ApiContext, handleApiRequest } from "../api/handle-api-request.ts";
import { handleJobs } from "../api/jobs.ts";
import { handleChosenState, handleLocation } from "../api/location.ts";
import { handleMoment } from "../api/moment.ts";
import { handlePageLinks } from "../api/page-links.ts";
import { handlePoster } from "../api/poster.ts";
import { handlePrice, handlePrices } from "../api/prices.ts";
import { createDedupe } from "../api/dedupe.ts";
import { handleRevalidate } from "../api/revalidate.ts";
import { handleSchedule } from "../api/schedule.ts";
import { handleSubscribe, subscribeErrorResponse } from "../api/subscribe.ts";
import { subscribeSubjects } from "../api/subscribe-request.ts";
import { handleRatings } from "../api/ratings.ts";
import { handleUserSync } from "../api/user-sync.ts";
import { handleVideo } from "../api/video.ts";
import { handleVisit } from "../api/visit.ts";
import { createVitals } from "../api/vitals.ts";
import { findSourceLocation } from "@courseway/evidence/source-location";
import { createRatings, createSchedule } from "../host/brand-services.ts";
import type { Host } from "../host/host.ts";
import { opensDrafts, requestClock } from "../api/opens-drafts.ts";
import type { FetchQuotes } from "@courseway/page-model";
import { lazy } from "../host/lazy.ts";

export interface ApiRouteProps {
  readonly params: Promise<{ readonly call?: readonly string[] }>;
}

const invalidate = (tag: string): void => revalidateTag(tag, { expire: 0 });

/** Every endpoint, its methods and handler. `host/limits.ts` has the limits under the same names. */
export function createEndpoints(host: Host): Endpoints {
  const { brand, commerce, env, lists, profiles, referrals, report, visitorAddress } = host;
  const ratings = createRatings(host, brand);
  const production = env.SITE_ENV === "production";
  const location = { brand, production, visitorAddress, lookUp: host.location.state, ownAddress: host.ipLookup };
  const subscribe = {
    blocks: host.blocks,
    brand,
    lists,
    report,
    findFormPage: createFindFormPage({ ...host, now: host.elapsed }),
    dedupe: createDedupe<void>({ now: host.elapsed }),
  };
  const ambassador = {
    groupId: brand.ambassadorGroupId,
    referralLink: referrals.referralLink,
    saveReferralLink: profiles.saveReferralLink,
    dedupe: createDedupe<string>({ now: host.elapsed }),
    report,
  };
  const poster = {
    find: host.videos.video,
    posterUrl: brand.vendors.videos.posterUrl,
    fetch: host.fetch,
    report,
  };
  const isEditorToken = (token: string): Promise<boolean> => opensDrafts(token, host);
  const moment = {
    secret: env.PREVIEW_SECRET,
    site: brand.id,
    opensDrafts: isEditorToken,
    now: host.now,
  };
  const quotes: FetchQuotes = async (sets) => {
    const answers = await commerce.quotes(sets);
    host.ledger?.answer(sets, answers, host.now());
    host.recorder?.answer(sets, answers);
    return answers;
  };
  return {
    prices: {
      GET: { handle: (apiRequest) => handlePrice(apiRequest, commerce.price) },
      POST: { handle: (apiRequest) => handlePrices(apiRequest, { quotes, opensDrafts: isEditorToken }) },
    },
    schedule: {
      GET: {
        handle: async (apiRequest) =>
          handleSchedule(apiRequest, createSchedule(host, brand, await requestClock(apiRequest.request, host))),
      },
    },
    trust: { GET: { handle: (apiRequest) => handleRatings(apiRequest, ratings) } },
    video: { GET: { handle: (apiRequest) => handleVideo(apiRequest, host.videos.video) } },
    poster: { GET: { handle: (apiRequest) => handlePoster(apiRequest, poster) } },
    jobs: { GET: { handle: () => handleJobs(host.jobs.jobs) } },
    location: {
      GET: { handle: (apiRequest) => handleLocation(apiRequest, location) },
      POST: { handle: (apiRequest) => handleChosenState(apiRequest, location) },
    },
    subscribe: {
      POST: {
        acceptsForms: true,
        subjects: subscribeSubjects,
        handle: (apiRequest) => handleSubscribe(apiRequest, subscribe),
        renderError: subscribeErrorResponse,
      },
    },
    ambassador: {
      POST: { subjects: ambassadorSubjects, handle: (apiRequest) => handleAmbassador(apiRequest, ambassador) },
    },
    "page-links": {
      POST: {
        handle: (apiRequest) =>
          handlePageLinks(apiRequest, {
            brand,
            siteIndex: host.siteIndex,
            opensDrafts: isEditorToken,
          }),
      },
    },
    moment: { POST: { handle: (apiRequest) => handleMoment(apiRequest, moment) } },
    visit: { POST: { handle: (apiRequest) => handleVisit(apiRequest, { brand, production, now: host.now }) } },
    consent: { POST: { acceptsForms: true, handle: (apiRequest) => handleConsent(apiRequest, { brand, production }) } },
    "user-sync": { POST: { handle: (apiRequest) => handleUserSync(apiRequest, host.userSync) } },
    // Browsers send these themselves, with their own media type and without an origin.
    "csp-report": { POST: { allowCrossOrigin: true, handle: createCspReport({ ...host, now: host.elapsed }) } },
    vitals: {
      POST: {
        handle: createVitals({
          report,
          share: brand.vitals.share,
          isBlock: (name) => host.blocks.has(name),
          release: lazy(() => buildName(process.cwd())),
          findSourceLocation: (location) => findSourceLocation(process.cwd(), location),
          now: host.elapsed,
        }),
      },
    },
    revalidate: {
      POST: {
        allowCrossOrigin: true,
        handle: (apiRequest) => handleRevalidate(apiRequest, { secret: env.REVALIDATE_SECRET, invalidate }),
      },
    },
  };
}

/** Every same-origin endpoint of the islands and the publish webhook, by the first segment below `/api`. */
export function apiRoute(host: () => Host) {
  const context = lazy((): ApiContext => {
    const { limiter, visitorAddress, report } = host();
    return { endpoints: createEndpoints(host()), limiter, visitorAddress, report };
  });
  const handle = async (request: Request, { params }: ApiRouteProps): Promise<Response> =>
    handleApiRequest(request, (await params).call?.join("/") ?? "", context());
  // Includes methods that no endpoint has, so that the response names the allowed ones.
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle };
}

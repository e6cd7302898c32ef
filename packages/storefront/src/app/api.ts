import { revalidateTag } from "next/cache";
import { buildName } from "../host/cache/process-pages.ts";
import { ambassadorSubjects, createAmbassador } from "../api/ambassador.ts";
import type { Endpoints } from "../api/endpoint.ts";
import { handleConsent } from "../api/consent.ts";
import { createCspReport } from "../api/csp-report.ts";
import { type ApiContext, handleApiRequest } from "../api/handle-api-request.ts";
import { handleJobs } from "../api/jobs.ts";
import { handleChosenState, handleLocation } from "../api/location.ts";
import { handleMoment } from "../api/moment.ts";
import { handlePageLinks } from "../api/page-links.ts";
import { handlePoster } from "../api/poster.ts";
import { handlePrice, handlePrices } from "../api/prices.ts";
import { handleRevalidate } from "../api/revalidate.ts";
import { handleSchedule } from "../api/schedule.ts";
import { createSubscribe, subscribeErrorResponse } from "../api/subscribe.ts";
import { subscribeSubjects } from "../api/subscribe-request.ts";
import { handleRatings } from "../api/ratings.ts";
import { handleUserSync } from "../api/user-sync.ts";
import { handleVideo } from "../api/video.ts";
import { handleVisit } from "../api/visit.ts";
import { createVitals } from "../api/vitals.ts";
import { findSourceLocation } from "@courseway/evidence/source-location";
import type { Host } from "../host/host.ts";
import { opensDrafts } from "../api/opens-drafts.ts";
import { lazy } from "../host/lazy.ts";

export interface ApiRouteProps {
  readonly params: Promise<{ readonly call?: readonly string[] }>;
}

const invalidate = (tag: string): void => revalidateTag(tag, { expire: 0 });

/** Every endpoint, its methods and handler. `host/limits.ts` has the limits under the same names. */
export function createEndpoints(host: Host): Endpoints {
  const { brand, env, report, siteIndex } = host;
  const pageLinks = { brand, siteIndex, opensDrafts: (token: string) => opensDrafts(token, host) };
  const webhook = { secret: env.REVALIDATE_SECRET, invalidate };
  return {
    prices: {
      GET: { handle: (apiRequest) => handlePrice(apiRequest, host.commerce.price) },
      POST: { handle: (apiRequest) => handlePrices(apiRequest, host) },
    },
    schedule: { GET: { handle: (apiRequest) => handleSchedule(apiRequest, host) } },
    trust: { GET: { handle: (apiRequest) => handleRatings(apiRequest, host.ports) } },
    video: { GET: { handle: (apiRequest) => handleVideo(apiRequest, host.videos.video) } },
    poster: { GET: { handle: (apiRequest) => handlePoster(apiRequest, host) } },
    jobs: { GET: { handle: () => handleJobs(host.jobs.jobs) } },
    location: {
      GET: { handle: (apiRequest) => handleLocation(apiRequest, host) },
      POST: { handle: (apiRequest) => handleChosenState(apiRequest, host) },
    },
    subscribe: {
      POST: {
        acceptsForms: true,
        subjects: subscribeSubjects,
        handle: createSubscribe(host),
        renderError: subscribeErrorResponse,
      },
    },
    ambassador: { POST: { subjects: ambassadorSubjects, handle: createAmbassador(host) } },
    "page-links": { POST: { handle: (apiRequest) => handlePageLinks(apiRequest, pageLinks) } },
    moment: { POST: { handle: (apiRequest) => handleMoment(apiRequest, host) } },
    visit: { POST: { handle: (apiRequest) => handleVisit(apiRequest, host) } },
    consent: { POST: { acceptsForms: true, handle: (apiRequest) => handleConsent(apiRequest, host) } },
    "user-sync": { POST: { handle: (apiRequest) => handleUserSync(apiRequest, host.userSync) } },
    // Browsers send these themselves, with their own media type and without an origin.
    "csp-report": { POST: { allowCrossOrigin: true, handle: createCspReport({ report, now: host.elapsed }) } },
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
      POST: { allowCrossOrigin: true, handle: (apiRequest) => handleRevalidate(apiRequest, webhook) },
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

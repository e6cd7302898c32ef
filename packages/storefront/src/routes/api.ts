import { revalidateTag } from "next/cache";
import { ambassadorSubject, answerAmbassador } from "../api/ambassador.ts";
import type { Calls } from "../api/call.ts";
import { createFormPage } from "../api/form-page.ts";
import { json } from "../api/guard.ts";
import { type Door, handleCall } from "../api/handle.ts";
import { answerJobs } from "../api/jobs.ts";
import { answerChosenState, answerLocation } from "../api/location.ts";
import { answerPrices } from "../api/prices.ts";
import { createOnlyOnce } from "../api/repeats.ts";
import { answerRevalidate } from "../api/revalidate.ts";
import { answerSchedule } from "../api/schedule.ts";
import { answerSubscribe, refuseSubscribe } from "../api/subscribe.ts";
import { subscribeSubject } from "../api/subscribe-request.ts";
import { answerTrust } from "../api/trust.ts";
import { answerUserSync } from "../api/user-sync.ts";
import { answerVideo } from "../api/video.ts";
import { ratingsOf, scheduleOf } from "../host/brand-services.ts";
import type { Host } from "../host/host.ts";
import { once } from "../host/once.ts";
import { forgetMissing } from "../pages/missing-pages.ts";

export interface CallProps {
  readonly params: Promise<{ readonly call?: readonly string[] }>;
}

function revoke(tag: string, slug: string | null): void {
  forgetMissing(slug);
  revalidateTag(tag, { expire: 0 });
}

/** Every call, its methods and what answers it. How often each may be made stands in `limits/table.ts`, by the same names. */
export function callsOf(host: Host): Calls {
  const { brand, commerce, env, lists, profiles, referrals, report, visitorAddress } = host;
  const schedule = scheduleOf(host, brand, host.now);
  const ratings = ratingsOf(host, brand);
  const location = { brand, production: env.SITE_ENV === "production", visitorAddress, lookUp: host.location.state };
  const subscribe = { brand, lists, report, formPage: createFormPage(host), onlyOnce: createOnlyOnce<void>(host) };
  const ambassador = {
    groupId: brand.ambassadorGroupId,
    referralLink: referrals.referralLink,
    saveReferralLink: profiles.saveReferralLink,
    onlyOnce: createOnlyOnce<string>(host),
    report,
  };
  return {
    prices: { POST: { answer: (asked) => answerPrices(asked, commerce.quotes) } },
    schedule: { GET: { answer: (asked) => answerSchedule(asked, schedule) } },
    trust: { GET: { answer: (asked) => answerTrust(asked, ratings) } },
    video: { GET: { answer: (asked) => answerVideo(asked, host.videos.video) } },
    jobs: { GET: { answer: () => answerJobs(host.jobs.jobs) } },
    location: {
      GET: { answer: (asked) => answerLocation(asked, location) },
      POST: { answer: (asked) => answerChosenState(asked, location) },
    },
    subscribe: {
      POST: {
        takesForms: true,
        subject: subscribeSubject,
        answer: (asked) => answerSubscribe(asked, subscribe),
        refuse: refuseSubscribe,
      },
    },
    ambassador: { POST: { subject: ambassadorSubject, answer: (asked) => answerAmbassador(asked, ambassador) } },
    "user-sync": { POST: { answer: (asked) => answerUserSync(asked, host.userSync) } },
    revalidate: {
      POST: { anywhere: true, answer: (asked) => answerRevalidate(asked, { secret: env.REVALIDATE_SECRET, revoke }) },
    },
  };
}

/** Every same-origin call of the islands and the publish webhook, by the first segment below `/api`. */
export function apiRoute(host: () => Host) {
  const door = once((): Door => {
    const { limiter, visitorAddress, report } = host();
    return { calls: callsOf(host()), limiter, visitorAddress, report };
  });
  const answer = async (request: Request, { params }: CallProps): Promise<Response> =>
    handleCall(request, (await params).call?.join("/") ?? "", door());
  // Methods that no call has are here too, so that they are told which ones there are.
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer };
}

/** Answers while the process serves; it asks no other service, so that their outage never takes this one out of rotation. */
export function healthRoute(brand: { readonly id: string }) {
  return { GET: (): Response => json({ status: "ok", brand: brand.id }) };
}

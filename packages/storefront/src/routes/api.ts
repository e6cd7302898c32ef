import { revalidateTag } from "next/cache";
import { json } from "../api/guard.ts";
import { answerPrices } from "../api/prices.ts";
import { answerRevalidate } from "../api/revalidate.ts";
import { answerSubscribe } from "../api/subscribe.ts";
import { forgetMissing } from "../pages/missing-pages.ts";
import type { Host } from "../host/host.ts";

export interface CallProps {
  readonly params: Promise<{ readonly call?: readonly string[] }>;
}

type Answer = (request: Request, host: Host) => Promise<Response>;

const calls: Readonly<Record<string, Answer>> = {
  prices: (request, { commerce }) => answerPrices(request, commerce.quotes),
  subscribe: answerSubscribe,
  revalidate: (request, { env }) => answerRevalidate(request, { secret: env.REVALIDATE_SECRET, revoke }),
};

function revoke(tag: string, slug: string | null): void {
  forgetMissing(slug);
  revalidateTag(tag, { expire: 0 });
}

/** Every same-origin call of the islands and the publish webhook, by the first segment below `/api`. */
export function apiRoute(host: () => Host) {
  return {
    POST: async (request: Request, { params }: CallProps): Promise<Response> => {
      const name = (await params).call?.join("/") ?? "";
      const answer = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (answer === undefined)
        return json({ message: `There is no call "${name}". The calls are ${Object.keys(calls).join(", ")}.` }, 404);
      try {
        return await answer(request, host());
      } catch (error) {
        host().report({ level: "error", message: `The call ${name} failed.`, error });
        return json({ message: "Something went wrong. Please try again later." }, 500);
      }
    },
  };
}

/** Answers while the process serves; it asks no other service, so that their outage never takes this one out of rotation. */
export function healthRoute(brand: { readonly id: string }) {
  return { GET: (): Response => json({ status: "ok", brand: brand.id }) };
}

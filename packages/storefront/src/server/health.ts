import { json } from "../api/guard.ts";
import { processState } from "@courseway/observability/process-state";
import { isStopping } from "@courseway/next-front";

/** Whether the warm-up is done. */
const start = processState("start", () => ({ isReady: true }));

export const setReady = (isReady: boolean): void => {
  start.isReady = isReady;
};

type Phase = "ready" | "starting" | "stopping";

const phase = (): Phase => (isStopping() ? "stopping" : start.isReady ? "ready" : "starting");

/** Responds while the process serves. It calls no other service, so that their outage never takes this process out of rotation. */
export function healthRoute(brand: { readonly id: string }) {
  return { GET: (): Response => json({ status: "ok", brand: brand.id }) };
}

/**
 * Whether visitors may be sent here: 200 once the first pages are warm, 503 before that and after the signal to end. A later outage of
 * content does not take the process out of rotation, since cached pages are still served.
 */
export function readyRoute(brand: { readonly id: string }) {
  const GET = (): Response => {
    const status = phase();
    return json({ status, brand: brand.id }, status === "ready" ? 200 : 503);
  };
  return { GET };
}

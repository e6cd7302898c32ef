import { parseUrl } from "@courseway/brand/rules";
import type { VisitorStore } from "@courseway/visitor";
import { emitEvent } from "@courseway/visitor/events";

type Stop = () => void;

/** Editors' tags, and all links to the checkout. */
const CTA = '[data-cta-tag], a[href*="checkout" i]';

const readLabel = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent).trim().replaceAll(/\s+/g, " ").slice(0, 100);

/** A link's address without its query, which may belong to the visitor. */
function readTarget(element: Element): { readonly href: string | null; readonly productId: string | null } {
  const url = element instanceof HTMLAnchorElement ? parseUrl(element.href) : null;
  if (url === null) return { href: null, productId: null };
  return { href: url.origin + url.pathname, productId: url.searchParams.get("productId") };
}

/** Emits an event for each call to action that is followed. One listener serves the whole page, so no link needs hydration. */
export function observeClicks(): Stop {
  const onClick = (event: MouseEvent): void => {
    const cta = event.target instanceof Element ? event.target.closest(CTA) : null;
    // A held click is dispatched again later.
    if (!cta || event.button > 1 || (event.defaultPrevented && cta instanceof HTMLAnchorElement)) return;
    emitEvent({ name: "ctaClick", tag: cta.getAttribute("data-cta-tag"), label: readLabel(cta), ...readTarget(cta) });
  };
  const moments = ["click", "auxclick"] as const;
  for (const moment of moments) document.addEventListener(moment, onClick);
  return () => {
    for (const moment of moments) document.removeEventListener(moment, onClick);
  };
}

/** Emits once that a form was seen, and once that a visitor started it. The form itself emits its result. */
export function observeForms(): Stop {
  const reported = new Set<string>();
  const reportForm = (target: EventTarget | null, state: "view" | "start"): void => {
    const form = target instanceof Element ? target.closest<HTMLElement>("[data-form]")?.dataset["form"] : undefined;
    const key = `${form} ${state}`;
    if (form === undefined || reported.has(key)) return;
    reported.add(key);
    emitEvent({ name: "form", form, state });
  };
  const onFocus = ({ target }: Event): void => {
    if (target instanceof Element && target.matches("input, select, textarea")) reportForm(target, "start");
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) reportForm(target, "view");
  });
  for (const form of document.querySelectorAll("[data-form]")) observer.observe(form);
  document.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
  };
}

/** Emits each valid coupon of the visitor, once per page. */
export function observeCoupons(store: VisitorStore): Stop {
  const reported = new Set<string>();
  const look = (): void => {
    const { offers } = store.getSnapshot();
    if (!offers) return;
    const activeCodes = new Set(offers.codes.map((code) => code.toLowerCase()));
    const brought = [...offers.visitor.address.map(({ code }) => code), ...offers.visitor.emailed];
    for (const coupon of brought) {
      const key = coupon.toLowerCase();
      if (!activeCodes.has(key) || reported.has(key)) continue;
      reported.add(key);
      emitEvent({ name: "couponApplied", coupon });
    }
  };
  look();
  return store.subscribe(look);
}

/** Emits each experiment that the visitor is part of. */
export function observeExperiments(): void {
  const handler = ({ data }: { readonly data?: ExperimentData }): void => {
    const { campaign, decision } = data ?? {};
    if (campaign && decision?.variationId)
      emitEvent({ name: "experiment", experiment: campaign.id, variation: decision.variationId });
  };
  const filter = { type: "lifecycle", name: "campaignDecided" };
  const queue: object[] = [];
  (window.optimizely ??= queue).push({ type: "addListener", filter, handler });
}

/** A decision of the experiments' script. */
interface ExperimentData {
  readonly campaign?: { readonly id: string };
  readonly decision?: { readonly variationId?: string | null };
}

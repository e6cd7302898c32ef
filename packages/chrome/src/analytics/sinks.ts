import { couponCategory } from "@courseway/coupons";
import type { VisitorEvent } from "@courseway/visitor/events";
import type { PageAnalytics } from "./page-analytics.ts";

/** Globals of third-party scripts. */
declare global {
  interface Window {
    dataLayer?: object[];
    analytics?: { push: (call: readonly unknown[]) => unknown };
    optimizely?: { push: (call: object) => unknown };
  }
}

/** An event's names. */
export interface NamedEvent {
  /** In the data layer. */
  readonly key: string;
  /** In customer data. */
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const FORM_TITLES = {
  view: "Form Viewed",
  start: "Form Started",
  submit: "Form Submitted",
  success: "Form Succeeded",
  failure: "Form Failed",
} as const;

const VIDEO_TITLES = {
  open: "Video Opened",
  play: "Video Played",
  pause: "Video Paused",
  end: "Video Ended",
  close: "Video Closed",
} as const;

/** The names of an event: object and action. [CP-007, PV-008] */
export function namedEvent(event: VisitorEvent): NamedEvent {
  switch (event.name) {
    case "ctaClick": {
      const { name: _, ...fields } = event;
      return { key: "cta_click", title: "CTA Clicked", fields };
    }
    case "couponApplied": {
      const { coupon } = event;
      return {
        key: "coupon_applied",
        title: "Coupon Applied",
        fields: { coupon, category: couponCategory(coupon) },
      };
    }
    case "form":
      return { key: `form_${event.state}`, title: FORM_TITLES[event.state], fields: { form: event.form } };
    case "video":
      return { key: `video_${event.state}`, title: VIDEO_TITLES[event.state], fields: { video: event.video } };
    case "consent":
      return {
        key: "consent_preference",
        title: "Consent Preference Updated",
        fields: { DataSharing: event.dataSharing, source: event.source },
      };
    case "experiment": {
      const { experiment, variation } = event;
      return { key: "experiment_viewed", title: "Experiment Viewed", fields: { experiment, variation } };
    }
  }
}

/** Pushes an event to the data layer, for the tag manager and any other reader. */
export function pushToDataLayer(key: string, fields: Readonly<Record<string, unknown>>): void {
  (window.dataLayer ??= []).push({ event: key, ...fields });
}

/** The consent types of Google's Consent Mode v2. One choice covers all of them. */
const GOOGLE_CONSENT = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

/**
 * Passes the visitor's consent to Google's tags; `default` once, before any of them is loaded. They accept only an `arguments` object.
 * [AN-003, PV-013]
 */
export function updateGoogle(command: "default" | "update", isGranted: boolean): void {
  const state = isGranted ? "granted" : "denied";
  googleTag("consent", command, Object.fromEntries(GOOGLE_CONSENT.map((name) => [name, state])));
}

function googleTag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's scripts take an array for an event of somebody else
  (window.dataLayer ??= []).push(arguments);
}

/** The context of each event for customer data: whether the visitor allows sharing. [AN-005, PV-014] */
const options = (dataSharing: boolean) => ({
  context: { consent: { categoryPreferences: { DataSharing: dataSharing } } },
});

/** The customer-data service. Events before its script has loaded wait in its queue. */
export interface CustomerData {
  readonly page: (name: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly track: (title: string, fields: Readonly<Record<string, unknown>>, dataSharing: boolean) => void;
}

/** Creates the customer-data queue as its script expects it. [AN-004, AN-005] */
export function customerDataQueue(
  { writeKey, scriptUrl, apiUrl }: NonNullable<PageAnalytics["customerData"]>,
  anonymousId: string,
): CustomerData {
  const api = new URL(apiUrl);
  const apiHost = api.host + api.pathname.replace(/\/$/, "");
  const integrations = { "Segment.io": { apiHost, protocol: api.protocol.slice(0, -1) } };
  const queue = { invoked: true, _writeKey: writeKey, _cdn: scriptUrl, _loadOptions: { integrations } };
  const calls: (readonly unknown[])[] = [["setAnonymousId", anonymousId]];
  window.analytics ??= Object.assign(calls, queue);
  // The script replaces the queue with itself.
  const call = (...parts: readonly unknown[]): void => void window.analytics?.push(parts);
  return {
    page: (name, fields) => call("page", name, fields, options(true)),
    track: (title, fields, dataSharing) => call("track", title, fields, options(dataSharing)),
  };
}

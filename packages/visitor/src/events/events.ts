/** The events of a visit. They never identify the visitor or contain what they typed. */
export interface EventFields {
  /** A link or button with an editor's tag was followed. */
  readonly ctaClick: {
    /** The editors' `ctaTag`, or null for a checkout link without one. */
    readonly tag: string | null;
    readonly label: string;
    /** Its address without the query; null for a button. */
    readonly href: string | null;
    /** The products of a checkout link, comma-separated; null for any other. */
    readonly productId: string | null;
  };
  /** The visitor brought a coupon that the page's offers use. */
  readonly couponApplied: { readonly coupon: string };
  /** `form` names the form's block and place, for example `emailForm-3`. */
  readonly form: { readonly form: string; readonly state: "view" | "start" | "submit" | "success" | "failure" };
  /** `video` is the video's id at its host. */
  readonly video: { readonly video: string; readonly state: "open" | "play" | "pause" | "end" | "close" };
  /** The visitor, or their browser's signal, chose whether personal data may be shared. [PV-008, PV-012] */
  readonly consent: { readonly dataSharing: boolean; readonly source: "choice" | "signal" };
  /** The visitor is part of an experiment. */
  readonly experiment: { readonly experiment: string; readonly variation: string };
}

/** One event of a visit, discriminated by `name`. */
export type VisitorEvent = {
  readonly [Name in keyof EventFields]: { readonly name: Name } & EventFields[Name];
}[keyof EventFields];

type Receive = (event: VisitorEvent) => void;

let early: VisitorEvent[] = [];
const wait: Receive = (event) => void early.push(event);
let receiver = wait;

/**
 * Emits an event for analytics: the only port for all events of a page. Events before analytics has loaded are queued, and nothing is sent
 * without the visitor's consent.
 *
 * @example
 * emitEvent({ name: "video", video: "a1b2", state: "play" });
 */
export const emitEvent = (event: VisitorEvent): void => receiver(event);

/** Receives every event of the page, queued ones first. One receiver at a time. @returns stops it */
export function receiveEvents(receive: Receive): () => void {
  receiver = receive;
  const waiting = early;
  early = [];
  for (const event of waiting) receive(event);
  return () => {
    if (receiver === receive) receiver = wait;
  };
}

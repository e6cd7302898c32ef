/** What each event of a visit says; never who the visitor is, nor what they typed. */
export interface EventFields {
  /** A link or button of the editors' choice was followed. */
  readonly ctaClick: {
    /** The editors' `ctaTag`, or null for a checkout link without one. */
    readonly tag: string | null;
    readonly label: string;
    /** Where it leads, without its query; null for a button. */
    readonly href: string | null;
    /** The products of a checkout link, comma-separated; null for any other. */
    readonly productId: string | null;
  };
  /** The visitor brought a coupon, and the page's offers follow it. */
  readonly couponApplied: { readonly coupon: string };
  /** `form` names the form's block and place, for example `emailForm-3`. */
  readonly form: { readonly form: string; readonly state: "view" | "start" | "submit" | "success" | "failure" };
  /** `video` is the video's id at its host. */
  readonly video: { readonly video: string; readonly state: "open" | "play" | "pause" | "end" | "close" };
  /** The visitor chose whether personal data may be shared, or their browser said so for them. [PV-008, PV-012] */
  readonly consent: { readonly dataSharing: boolean; readonly source: "choice" | "signal" };
  /** The visitor is part of an experiment. */
  readonly experiment: { readonly experiment: string; readonly variation: string };
}

/** One event of a visit, told apart by its `name`. */
export type VisitorEvent = {
  readonly [Name in keyof EventFields]: { readonly name: Name } & EventFields[Name];
}[keyof EventFields];

type Receive = (event: VisitorEvent) => void;

let early: VisitorEvent[] = [];
const wait: Receive = (event) => void early.push(event);
let receiver = wait;

/**
 * Tells analytics what happened: the one port for all events of a page. Costs nothing where no third party is enabled;
 * what happens before analytics is loaded waits for it, and nothing is sent that the visitor does not want shared.
 *
 * @example
 * emitEvent({ name: "video", video: "a1b2", state: "play" });
 */
export const emitEvent = (event: VisitorEvent): void => receiver(event);

/** Takes every event of the page, those that waited first. One receiver at a time. @returns stops it */
export function receiveEvents(receive: Receive): () => void {
  receiver = receive;
  const waiting = early;
  early = [];
  for (const event of waiting) receive(event);
  return () => {
    if (receiver === receive) receiver = wait;
  };
}

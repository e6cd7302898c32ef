import type { EndpointLimits } from "@courseway/rate-limits";

const MINUTE = 60;
const HOUR = 3600;

/** The limits of these endpoints. A page requests prices at each change of a choice. */
export const ENDPOINT_LIMITS: Readonly<Record<string, EndpointLimits>> = {
  prices: { visitor: [{ requests: 120, seconds: MINUTE }] },
  // A school's or an office's people share one address, so the hour is generous.
  subscribe: {
    visitor: [
      { requests: 6, seconds: MINUTE },
      { requests: 30, seconds: HOUR },
    ],
    subject: [{ requests: 6, seconds: HOUR }],
  },
  // The service writes a mail at each request.
  ambassador: { visitor: [{ requests: 3, seconds: HOUR }], subject: [{ requests: 3, seconds: HOUR }] },
  // Pages that are rendered for one request: a heading from the address, and an editor's preview at each key that is hit.
  dynamic: { visitor: [{ requests: 60, seconds: MINUTE }] },
  // A cached page that is filled with the heading from the address and compressed for this request. Offices share an address.
  heading: { visitor: [{ requests: 300, seconds: MINUTE }] },
  // A classroom searches from one address.
  search: { visitor: [{ requests: 120, seconds: MINUTE }] },
  preview: { visitor: [{ requests: 240, seconds: MINUTE }] },
  // Browsers collect what a policy refused; more reports of a broken page say nothing new.
  "csp-report": { visitor: [{ requests: 20, seconds: MINUTE }] },
  // One per view of a measured visit.
  vitals: { visitor: [{ requests: 60, seconds: MINUTE }] },
  // An editor may publish a hundred pages at once.
  revalidate: { visitor: [{ requests: 600, seconds: MINUTE }] },
};

/** For every other endpoint. */
export const DEFAULT_LIMITS: EndpointLimits = { visitor: [{ requests: 60, seconds: MINUTE }] };

import {
  optionalHeader,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { parseState, whereAmISchema } from "./wire.ts";

export interface LocationOptions extends TransportOptions {
  /** The lookup's full address, see `whereAmIUrl`; null if not configured. [API-034] */
  readonly url: string | null;
  readonly report: Report;
}

/** The visitor to locate. Without an IP address, the lookup would locate our own server. */
export interface Visitor {
  readonly ip: string | null;
}

export interface Location {
  /** Fetches the visitor's state as two letters; null if it is unknown or the lookup fails. [API-033, LOC-001] */
  readonly state: (visitor: Visitor) => Promise<string | null>;
}

/**
 * Creates the client of the location lookup. It reports failures. [API-033, API-034, LOC-008]
 *
 * @example
 * const location = createLocation({ url: whereAmIUrl(brand.url), fetch, report });
 * await location.state({ ip: "203.0.113.7" }); // "IL" | null
 */
export function createLocation(options: LocationOptions): Location {
  const transport = createTransport(options);
  const url = buildUrl(options.url, "");
  return {
    state: async ({ ip }) => {
      const headers = optionalHeader("x-forwarded-for", ip);
      try {
        const request = { service: "the location", method: "GET", url, headers } as const;
        const { stateabbr } = await requestJson(transport, request, whereAmISchema);
        return parseState(stateabbr);
      } catch (error) {
        reportHttpError(options.report, error, { level: "warn", tags: { tag: "location" } });
        return null;
      }
    },
  };
}

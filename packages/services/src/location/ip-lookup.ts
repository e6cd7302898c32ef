import { reportHttpError, requestText, createTransport, type TransportOptions, buildUrl } from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { ipSchema } from "./wire.ts";

export interface IpLookupOptions extends TransportOptions {
  /** The lookup's full address; null if not configured. */
  readonly url: string | null;
  readonly report: Report;
}

/**
 * Creates a lookup that returns an IP address as text. On failure, it reports the error and returns null. [LOC-007]
 *
 * @example const ip = await createIpLookup({ url, fetch, report })(); // "203.0.113.7" | null
 */
export function createIpLookup(options: IpLookupOptions): () => Promise<string | null> {
  const transport = createTransport(options);
  const url = buildUrl(options.url, "");
  return async () => {
    try {
      return await requestText(transport, { service: "the IP address", method: "GET", url }, ipSchema);
    } catch (error) {
      reportHttpError(options.report, error, { level: "warn", tags: { tag: "ip" } });
      return null;
    }
  };
}

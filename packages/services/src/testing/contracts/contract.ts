import type { Fetch } from "../../http/index.ts";
import type { Report, ReportEvent } from "@courseway/observability";

/** The services that a contract tests: recorded responses or a running stand-in. All services are below one address. */
export interface ContractFixture {
  readonly url: string;
  readonly fetch: Fetch;
  readonly report: Report;
  readonly events: readonly ReportEvent[];
  readonly sleep: (ms: number) => Promise<void>;
}

/** The expected result of a client for a response, valid both for recorded responses and for stand-ins. */
export interface Contract {
  readonly name: string;
  readonly run: (fixture: ContractFixture) => Promise<void>;
}

/** The time of the recorded responses: 21 November 2026, noon in Chicago. A stand-in must use the same. */
export const CONTRACT_NOW = Date.UTC(2026, 10, 21, 18);

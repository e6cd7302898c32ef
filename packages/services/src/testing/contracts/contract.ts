import type { Fetch } from "../../http/index.ts";
import type { Report, ReportEvent } from "@courseway/observability";

/** Where a contract is tried: recorded answers, or a stand-in that runs. All services stand below one address. */
export interface ContractFixture {
  readonly url: string;
  readonly fetch: Fetch;
  readonly report: Report;
  readonly events: readonly ReportEvent[];
  readonly sleep: (ms: number) => Promise<void>;
}

/** What one client makes of one answer, stated so that it holds for recorded answers and for stand-ins alike. */
export interface Contract {
  readonly name: string;
  readonly run: (fixture: ContractFixture) => Promise<void>;
}

/** The day of the recorded answers: 21 November 2026, noon in Chicago. A stand-in is to have the same. */
export const CONTRACT_NOW = Date.UTC(2026, 10, 21, 18);

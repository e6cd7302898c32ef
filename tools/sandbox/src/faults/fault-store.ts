import type { Fault } from "./fault.ts";
import type { Service } from "./services.ts";

/** The switches. They live as long as the process: a restart heals everything. */
export interface FaultStore {
  all(): ReadonlyMap<Service, Fault>;
  set(service: Service, fault: Fault): void;
  clear(service?: Service): void;
  /** The fault for the next call, counted down; null where this call goes well. */
  take(service: Service): Fault | null;
}

/** @param random from 0 to 1, decides which calls a `share` hits. */
export function createFaultStore(random: () => number = Math.random): FaultStore {
  const faults = new Map<Service, Fault>();

  return {
    all: () => faults,
    set: (service, fault) => void faults.set(service, fault),
    clear: (service) => (service ? void faults.delete(service) : faults.clear()),
    take(service) {
      const fault = faults.get(service);
      if (!fault || (fault.share !== null && random() >= fault.share)) return null;
      countDown(faults, service, fault);
      return fault;
    },
  };
}

function countDown(faults: Map<Service, Fault>, service: Service, fault: Fault): void {
  if (fault.times === null) return;
  if (fault.times <= 1) faults.delete(service);
  else faults.set(service, { ...fault, times: fault.times - 1 });
}

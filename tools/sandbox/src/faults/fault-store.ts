import { NO_FAULT, type Fault } from "./fault.ts";
import { RANDOM_WAYS, seededRandom } from "./random-fault.ts";
import type { Service } from "./services.ts";

/** The number of calls to a service, and how many of them were made to fail. */
export interface Counts {
  readonly calls: number;
  readonly broken: number;
}

/** The faults that are set. They exist only in this process: a restart removes all of them. */
export interface FaultStore {
  all(): ReadonlyMap<Service, Fault>;
  /** The calls since the last `clear()`. */
  counts(): ReadonlyMap<Service, Counts>;
  set(service: Service, fault: Fault): void;
  clear(service?: Service): void;
  /** The fault for the next call, counted down; null if this call succeeds. */
  take(service: Service): Fault | null;
}

interface Switch {
  readonly fault: Fault;
  readonly random: () => number;
}

/** @param random a number from 0 to 1; decides which calls a `share` affects if the fault has no seed */
export function createFaultStore(random: () => number = Math.random): FaultStore {
  const switches = new Map<Service, Switch>();
  const counted = new Map<Service, Counts>();

  const next = (service: Service): Fault | null => {
    const known = switches.get(service);
    if (!known || (known.fault.share !== null && known.random() >= known.fault.share)) return null;
    countDown(switches, service, known);
    return known.fault.random ? oneWay(known) : known.fault;
  };

  return {
    all: () => new Map([...switches].map(([service, { fault }]) => [service, fault])),
    counts: () => counted,
    set: (service, fault) =>
      void switches.set(service, {
        fault,
        random: fault.seed === null ? random : seededRandom(fault.seed, service),
      }),
    clear: (service) => {
      if (service) return void switches.delete(service);
      switches.clear();
      counted.clear();
    },
    take(service) {
      const fault = next(service);
      const { calls, broken } = counted.get(service) ?? { calls: 0, broken: 0 };
      counted.set(service, { calls: calls + 1, broken: broken + (fault ? 1 : 0) });
      return fault;
    },
  };
}

function oneWay({ random }: Switch): Fault {
  return { ...NO_FAULT, ...RANDOM_WAYS[Math.floor(random() * RANDOM_WAYS.length)] };
}

function countDown(switches: Map<Service, Switch>, service: Service, known: Switch): void {
  const { times } = known.fault;
  if (times === null) return;
  if (times <= 1) switches.delete(service);
  else switches.set(service, { ...known, fault: { ...known.fault, times: times - 1 } });
}

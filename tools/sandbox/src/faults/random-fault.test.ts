import { expect, test } from "vitest";
import { NO_FAULT, type Fault } from "./fault.ts";
import { createFaultStore } from "./fault-store.ts";
import { RANDOM_WAYS } from "./random-fault.ts";

const CALLS = 2000;

function course(seed: number, calls = CALLS, service: "jobs" | "video" = "jobs"): (Fault | null)[] {
  const faults = createFaultStore(() => 0);
  faults.set(service, { ...NO_FAULT, random: true, seed, share: 0.1 });
  return Array.from({ length: calls }, () => faults.take(service));
}

test("fails about the share that was asked for, in every way there is", () => {
  const failed = course(1).filter((fault) => fault !== null);
  expect(failed.length / CALLS).toBeGreaterThan(0.08);
  expect(failed.length / CALLS).toBeLessThan(0.12);
  const ways = new Set(failed.map((fault) => JSON.stringify(fault)));
  expect(ways).toEqual(new Set(RANDOM_WAYS.map((way) => JSON.stringify({ ...NO_FAULT, ...way }))));
});

test("takes the same course for the same seed, another for another seed or service", () => {
  expect(course(1)).toEqual(course(1));
  expect(course(2)).not.toEqual(course(1));
  expect(course(1, CALLS, "video")).not.toEqual(course(1));
});

test("the calls of one service do not shift the course of another", () => {
  const faults = createFaultStore(() => 0);
  const fault = { ...NO_FAULT, random: true, seed: 1, share: 0.1 };
  faults.set("jobs", fault);
  faults.set("video", fault);
  const mixed = Array.from({ length: 200 }, () => {
    faults.take("video");
    return faults.take("jobs");
  });
  expect(mixed).toEqual(course(1, 200));
});

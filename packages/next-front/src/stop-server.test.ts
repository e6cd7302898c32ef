import type { ReportEvent } from "@courseway/observability";
import { EventEmitter } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { followRequest, newTraffic, stopServer, type StopOptions } from "./stop-server.ts";

/** A process with one server, whose clock goes on by sleeping; `then` says what happens at which moment. */
function ending(then: Readonly<Record<number, () => void>> = {}) {
  const happened: string[] = [];
  const reports: ReportEvent[] = [];
  const traffic = newTraffic();
  const close = (): void => void happened.push(`${time} closed`);
  const server = { close } as unknown as Server;
  let time = 0;
  const sleep: StopOptions["sleep"] = async (ms) => {
    for (let next = time + ms; time < next; time += 50) then[time]?.();
  };
  const flush: StopOptions["flush"] = async (limitMs) => void happened.push(`${time} flushed for ${limitMs}`);
  const exit = (code: number): void => void happened.push(`${time} ended with ${code}`);
  const report = (event: ReportEvent): void => void reports.push(event);
  const options = { traffic, report, flush, exit, graceMs: 2000, now: () => time, sleep };
  const begin = (): (() => boolean) => {
    const response = new EventEmitter();
    followRequest(server, response as unknown as ServerResponse, traffic);
    return () => response.emit("close");
  };
  return { happened, reports, traffic, options, begin };
}

it("answers for two seconds more, then lets nobody in, waits for what is under way, and ends", async () => {
  const { happened, reports, options, begin } = ending({ 3000: () => void finish() });
  const finish = begin();
  await stopServer(options);
  expect(happened).toEqual(["2000 closed", "3050 flushed for 2000", "3050 ended with 0"]);
  expect(reports).toEqual([]);
});

it("waits for a request that came in meanwhile", async () => {
  const finishing: (() => boolean)[] = [];
  const { happened, options, begin } = ending({
    1000: () => void finishing.push(begin()),
    4000: () => void finishing[0]?.(),
  });
  await stopServer(options);
  expect(happened.at(-1)).toBe("4050 ended with 0");
});

it("ends within ten seconds, reports included, and says how many requests it cut off", async () => {
  const { happened, reports, options, begin } = ending();
  begin();
  begin();
  await stopServer(options);
  expect(happened).toEqual(["2000 closed", "8000 flushed for 2000", "8000 ended with 0"]);
  expect(reports).toMatchObject([{ level: "warn", message: expect.stringMatching(/^2 requests were cut off/u) }]);
});

it("does nothing at a second signal", async () => {
  const { happened, options } = ending();
  await Promise.all([stopServer(options), stopServer(options)]);
  expect(happened.filter((what) => what.endsWith("ended with 0"))).toHaveLength(1);
});

import { expect, test } from "vitest";
import { readReport } from "./wrk.ts";

const report = `Running 10s test @ http://localhost:3802/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     5.51ms    1.20ms  40.11ms   92.00%
    Req/Sec     2.93k   210.00     3.30k    80.00%
  Latency Distribution
     50%    5.40ms
     99%    9.87ms
  29142 requests in 10.00s, 2.61GB read
Requests/sec:   2913.87
Transfer/sec:    267.10MB
`;

test("reads requests a second and the time of the slowest hundredth", () => {
  expect(readReport(report)).toEqual({ requests: 29_142, requestsPerSecond: 2913.87, p99: "9.87ms", failures: 0 });
});

test("counts every kind of failure", () => {
  const failing = `${report}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 10\n`;
  expect(readReport(failing).failures).toBe(20);
});

test("says so when there is no figure", () => {
  expect(() => readReport("unable to connect to localhost:3802 Connection refused")).toThrow("Connection refused");
});

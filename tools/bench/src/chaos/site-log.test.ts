import { expect, test } from "vitest";
import { linesAbout } from "./site-log.ts";

const line = (second: number, severity: string, requestId = "") =>
  JSON.stringify({ time: `2026-11-27T12:00:0${second}.000Z`, severity, ...(requestId && { requestId }) });
const at = (second: number) => Date.parse(`2026-11-27T12:00:0${second}.000Z`);

test("tells the lines of a request, and what went wrong while it was answered", () => {
  const own = line(1, "INFO", "own-request");
  const near = line(4, "ERROR");
  const log = [own, line(1, "ERROR"), line(4, "INFO"), near, " ⨯ Error: it broke", line(7, "WARN"), " ⨯ later", ""];
  const answered = { requestId: "own-request", began: at(3), ended: at(5) };
  expect(linesAbout(log.join("\n"), answered)).toEqual([own, near, " ⨯ Error: it broke"]);
  expect(linesAbout(log.join("\n"), { ...answered, requestId: "" })).toEqual([near, " ⨯ Error: it broke"]);
});

test("tells a dozen lines of an answer, and no more", () => {
  const log = Array.from({ length: 50 }, () => line(4, "ERROR")).join("\n");
  expect(linesAbout(log, { requestId: "", began: at(3), ended: at(5) })).toHaveLength(12);
});

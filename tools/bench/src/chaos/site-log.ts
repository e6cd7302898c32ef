/** What is known about a response whose log lines are needed. */
interface Answered {
  /** The request's id in the site's log; empty if there was no response. */
  readonly requestId: string;
  /** When the request started and the response ended, epoch ms. */
  readonly began: number;
  readonly ended: number;
}

/** How many lines to report for one response. */
const MOST_LINES = 12;
const LONGEST_LINE = 600;

/** Calls and timers log a little later than the response ends. */
const AFTER_MS = 500;

interface LogLine {
  readonly time?: string;
  readonly severity?: string;
  readonly requestId?: string;
}

function parsed(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

/**
 * Returns the lines of a site's log that may explain a response: those of its own request, and warnings and errors
 * during it. Next's own output has no time, so such a line is included if the line before it is in that time.
 */
export function linesAbout(log: string, { requestId, began, ended }: Answered): string[] {
  let isNear = false;
  const lines = log.split("\n").filter((line) => {
    if (line === "") return false;
    const { time, severity, requestId: id } = parsed(line);
    if (time === undefined) return isNear;
    const at = Date.parse(time);
    isNear = at >= began && at <= ended + AFTER_MS;
    return (requestId !== "" && id === requestId) || (isNear && severity !== "INFO");
  });
  return lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
}

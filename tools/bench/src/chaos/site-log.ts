/** What is known of an answer whose cause is looked for. */
interface Answered {
  /** The request's id, by which the site's log names it; empty where no answer came. */
  readonly requestId: string;
  /** When it was asked for and when it was there, epoch ms. */
  readonly began: number;
  readonly ended: number;
}

/** How many lines are told of one answer. */
const MOST_LINES = 12;
const LONGEST_LINE = 600;

/** Calls and timers log a little later than the answer ends. */
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
 * The lines of a site's log that may say why an answer is as it is: those of its own request, and warnings and errors of the time
 * in which it was made. What Next prints itself has no time, so it is told if the line before it is.
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

import { vi } from "vitest";

/** A line of the site's log, as an operator sees it. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly message: string };

/** Collects the site's log lines from now on; they are not printed to the terminal. */
export function logLines(): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const level of ["debug", "info", "warn", "error", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(JSON.parse(String(line))));
  return lines;
}

import { vi } from "vitest";

/** A line of the site's log, as an operator reads it. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly message: string };

/** The site's log lines from now on; they do not go to the terminal. */
export function logLines(): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const level of ["debug", "info", "warn", "error", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(JSON.parse(String(line))));
  return lines;
}

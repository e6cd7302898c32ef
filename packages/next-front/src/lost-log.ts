/** A stream that a process writes its log to. */
type LogStream = Pick<NodeJS.WriteStream, "on">;

const ignore = (): void => undefined;

/**
 * Lets the server run on where nobody reads its log any more: a closed terminal, a log collector that ended. Without a listener
 * each failed write is an uncaught error, which is written to the same log, which fails again: the process does nothing else.
 */
export function outliveLog(streams: readonly LogStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", ignore);
}

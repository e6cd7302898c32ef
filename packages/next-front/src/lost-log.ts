/**
 * Keeps the server running when nobody reads its log any more, after a terminal was closed or a log collector ended. Without a listener
 * each failed write would be an uncaught error, whose log line would fail again, in an endless loop.
 */
export function outliveLog(
  streams: readonly Pick<NodeJS.WriteStream, "on">[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) stream.on("error", () => undefined);
}

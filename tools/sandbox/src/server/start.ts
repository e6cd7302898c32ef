import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readOptions, type SandboxOptions, type SandboxSettings } from "./options.ts";

/** A running sandbox: its address without a trailing slash, and a function that stops it. */
export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts every stand-in on one port.
 * @throws Error if the port is taken, with the fix.
 * @example const sandbox = await startSandbox({ port: 0 }); await sandbox.close();
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const settings = readOptions(options);
  const { app, close: closeApp } = createApp(settings);
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(seenFrom(settings.publicUrl, request), env),
    hostname: settings.hostname,
  });
  const port = await listen(server, settings);

  return {
    url: `http://${settings.hostname}:${port}`,
    close: async () => {
      await stop(server);
      closeApp();
    },
  };
}

/** The same request under the address that browsers use. */
function seenFrom(publicUrl: string | undefined, request: Request): Request {
  if (publicUrl === undefined) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(`${pathname}${search}`, publicUrl), request);
}

function listen(server: ServerType, { port, hostname }: SandboxSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, port)));
    server.listen(port, hostname, () => {
      const address = server.address();
      resolve(address !== null && typeof address === "object" ? address.port : port);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `The sandbox cannot listen on port ${port}: another program does. Stop that program, or start the sandbox on another port with --port or SANDBOX_PORT.`,
  );
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

import { createServer, type Server } from "node:http";
import sirv from "sirv";

/** A folder served at an address of this machine. */
export interface Served {
  /** Ends with a slash. */
  readonly address: string;
  readonly close: () => void;
}

/** Serves a folder on a port; on a free one by default. */
export async function serve(folder: string, port = 0): Promise<Served> {
  const files = sirv(folder, { dev: true });
  const server: Server = createServer((request, response) => {
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const taken = address !== null && typeof address === "object" ? address.port : port;
  return {
    address: `http://127.0.0.1:${taken}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

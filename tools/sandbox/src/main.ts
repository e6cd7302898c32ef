import { ports } from "@courseway/workspace/local";
import { parseArgs } from "node:util";
import { blocksWith } from "./content/store/app-blocks.ts";
import { startSandbox } from "./server/start.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    host: { type: "string" },
    "public-url": { type: "string" },
    data: { type: "string" },
    content: { type: "string" },
    blocks: { type: "string", multiple: true },
  },
});
const port = Number(values.port ?? process.env.SANDBOX_PORT ?? ports.sandbox);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(
    `The port "${values.port ?? process.env.SANDBOX_PORT}" is not a number from 0 to 65535. Give one with --port or SANDBOX_PORT.`,
  );
  process.exit(2);
}

try {
  const dataDir = values.data === undefined ? {} : { dataDir: values.data };
  const publicUrl = values["public-url"] === undefined ? {} : { publicUrl: values["public-url"] };
  const contentDir = values.content === undefined ? {} : { contentDir: values.content };
  const blocks = await blocksWith(values.blocks);
  const sandbox = await startSandbox({
    port,
    hostname: values.host ?? "127.0.0.1",
    blocks,
    ...dataDir,
    ...contentDir,
    ...publicUrl,
  });
  console.log(`Sandbox: ${sandbox.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

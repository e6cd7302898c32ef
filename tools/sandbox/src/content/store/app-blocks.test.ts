import { createContentClient, text } from "@courseway/content-client";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSandbox, type RunningSandbox } from "../../server/start.ts";
import { blocksWith } from "./app-blocks.ts";

const folder = mkdtempSync(join(tmpdir(), "own-blocks-"));
const client = import.meta.resolve("@courseway/content-client");
let sandbox: RunningSandbox;

beforeAll(async () => {
  mkdirSync(join(folder, "seat-map"));
  writeFileSync(
    join(folder, "seat-map/fields.js"),
    `import { text } from ${JSON.stringify(client)};
     export const about = "Seats.";
     export const fields = { seats: text("How many seats there are") };`,
  );
  writeFileSync(join(folder, "seat-map/examples.js"), 'export const examples = { few: { seats: "3" } };');
  const blocks = await blocksWith([folder]);
  sandbox = await startSandbox({ port: 0, dataDir: join(folder, "var"), blocks, log: () => undefined });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

it.each([4, 5] as const)(
  "a team's own block has its fields and examples at the content system of Craft %i",
  async (craft) => {
    const content = createContentClient({
      url: `${sandbox.url}/content/craft${craft}/graphql`,
      site: "ace",
      craft,
      blocks: [{ name: "seatMap", about: "Seats.", fields: { seats: text("How many seats there are") } }],
      fetch,
    });
    const { blocks } = await content.page({ slug: "examples--seatMap", blog: false });
    expect(blocks).toEqual([{ kind: "block", name: "seatMap", index: 0, content: { seats: "3" } }]);
  },
);

import type { Job } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { CareersContent } from "./fields.ts";

/** Loads the open jobs; an empty list if there are none or the job board fails. [API-045] */
export async function careersLoad(
  _content: CareersContent,
  _context: BlockContext,
  ports: BlockPorts,
): Promise<readonly Job[]> {
  return (await ports.jobs?.()) ?? [];
}

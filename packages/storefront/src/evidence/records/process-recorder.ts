import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { randomUUID } from "node:crypto";
import { appendFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { StorefrontEnv } from "../../site/env/variables.ts";
import { later } from "@courseway/observability/time";
import { type CallRecorder, createRecorder } from "./recorder.ts";

/** The process's recorder, or null if the environment asks for none. */
export const processRecorder = (
  { RECORDS_FOLDER, RECORDS_SHARE }: Pick<StorefrontEnv, "RECORDS_FOLDER" | "RECORDS_SHARE">,
  brandId: string,
  report: Report,
): CallRecorder | null =>
  processState("call-recorder", () => {
    if (RECORDS_FOLDER === undefined) return { recorder: null };
    const folder = resolve(RECORDS_FOLDER);
    const file = join(folder, `${brandId.toLowerCase()}-${process.pid}-${randomUUID().slice(0, 8)}.jsonl`);
    const append = async (text: string): Promise<void> => {
      await mkdir(folder, { recursive: true });
      await appendFile(file, text);
    };
    const recorder = createRecorder({
      share: RECORDS_SHARE,
      random: Math.random,
      salt: randomUUID(),
      append,
      later,
      report,
    });
    return { recorder };
  }).recorder;

import { z } from "zod";

/** The answer is handed on as it is, so any JSON will do. [API-015] */
export const userUpdateSchema = z.unknown();

const refusal = z.object({ code: z.string() });

/** The code of an answer that says that it failed, or null. The provider's success is called "Success". */
export function refusalCode(answer: unknown): string | null {
  const { success, data } = refusal.safeParse(answer);
  return success && data.code !== "Success" ? data.code : null;
}

import { z } from "zod";

const count = z.object({ failCount: z.number() });

/** The answer is read for `failCount` alone, at its root or under `data`. [ML-013, API-012] */
export const subscribeResponseSchema = z
  .union([z.object({ data: count }).transform(({ data }) => data), count])
  .transform(({ failCount }) => failCount);

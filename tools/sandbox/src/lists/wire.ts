import { z } from "zod";

const dataFields = z.record(z.string(), z.unknown()).default({});

/**
 * The body of a subscribe call. `type` and `brandId` belong to our own endpoint; the vendor has neither. [ML-001,
 * API-013]
 */
export const subscribeBody = z.object({
  listId: z.number().int().positive(),
  type: z.string().optional(),
  brandId: z.string().optional(),
  subscribers: z
    .array(z.object({ email: z.string().optional(), userId: z.string().optional(), dataFields }))
    .min(1)
    .max(1000),
});

/** The body of a user update. [API-014] */
export const updateBody = z.object({ email: z.string().min(1), dataFields });

export type SubscribeBody = z.infer<typeof subscribeBody>;

/** The lists that exist. [ML-008, ML-010] */
export const LISTS: Readonly<Record<number, string>> = {
  94171: "Real estate",
  5388805: "ACE",
  5039154: "DEC",
  5388813: "INS",
  5388818: "MTG",
  7054980: "QA",
  92256: "Real estate, email form",
  916471: "Drivers education, parents",
  916472: "Drivers education, students",
};

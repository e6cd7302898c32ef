import { z } from "zod";

/** The location lookup's answer. [API-033, LOC-008] */
export const whereAmISchema = z.object({ stateabbr: z.string().nullish() });

/** The IP lookup's answer, a bare string. [LOC-007] */
export const ipSchema = z.union([z.ipv4(), z.ipv6()]);

import { z } from "zod";

/** The location lookup's response. [API-033, LOC-008] */
export const whereAmISchema = z.object({ stateabbr: z.string().nullish() });

/** The IP lookup's response, plain text. [LOC-007] */
export const ipSchema = z.union([z.ipv4(), z.ipv6()]);

import { z } from "zod";

const named = z.object({ name: z.string().nullish() });

/** A received job; every field except title and address is optional. [API-046] */
const job = z.object({
  title: z.string(),
  absolute_url: z.string(),
  location: named.nullish(),
  departments: z.array(named).nullish(),
});

/** The job board's response. [API-045, API-046] */
export const jobBoardSchema = z.object({ jobs: z.array(job) });

/** Jobs as they are cached and returned. [BL-careers-006] */
export const jobsSchema = z.array(
  z
    .object({
      title: z.string(),
      url: z.string(),
      location: z.string(),
      /** The first department's name; null for none. [API-047] */
      department: z.string().nullable(),
    })
    .readonly(),
);

export type JobBoardWire = z.output<typeof jobBoardSchema>;
export type Job = z.output<typeof jobsSchema>[number];

import { z } from "zod";

/** The answer is handed on as it is, so any JSON will do. [API-015] */
export const userUpdateSchema = z.unknown();

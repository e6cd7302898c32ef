export { createJobBoard, type JobBoard, type JobBoardOptions } from "./client.ts";
export { formatJobBoardError } from "./errors.ts";
export type { Job } from "./wire.ts";

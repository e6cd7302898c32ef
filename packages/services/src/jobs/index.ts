export { createJobBoard, type JobBoard, type JobBoardOptions } from "./client.ts";
export { formatJobBoardError } from "./client.ts";
export type { Job } from "./wire.ts";

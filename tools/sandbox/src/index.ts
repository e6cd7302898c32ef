export { startSandbox } from "./server/start.ts";
export type { SandboxOptions } from "./server/options.ts";
export type { RunningSandbox } from "./server/start.ts";
export type { Fault } from "./faults/fault.ts";

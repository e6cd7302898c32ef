export {
  type ClaimLedger,
  type ClaimLedgerOptions,
  type ClaimStore,
  createClaimLedger,
} from "./ledger/claim-ledger.ts";
export { fileStore, type FileStoreOptions } from "./ledger/file-store.ts";
export { type LedgerSettings, openLedger } from "./ledger/open-ledger.ts";
export { redisClaimStore } from "./ledger/redis-store.ts";
export type { HashCode, RecordedCall } from "./records/calls.ts";
export { openRecorder, type RecorderSettings } from "./records/open-recorder.ts";
export { type CallRecorder, type CallRecorderOptions, createRecorder } from "./records/recorder.ts";

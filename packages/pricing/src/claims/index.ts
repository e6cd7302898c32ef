export { type Asked, toAsked, type Audience, type Claim, buildClaim, type ClaimSpan, type Sighting } from "./claim.ts";
export { type ClaimEvidence, claimHolds, type ClaimRule, type ClaimVerdict, type MadeClaim } from "./claim-holds.ts";
export {
  claimsAt,
  type LedgerFilter,
  type LedgerLines,
  ledgerLines,
  type LedgerReading,
  ledgerRows,
  ledgerText,
  numberedText,
  readLedger,
  readLedgers,
} from "./ledger-text.ts";
export { joinSpans, SIGHTING_MS, sightingEnd } from "./spans.ts";

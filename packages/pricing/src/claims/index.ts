export { type Asked, askedOf, type Audience, type Claim, claimOf, type ClaimSpan, type Sighting } from "./claim.ts";
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

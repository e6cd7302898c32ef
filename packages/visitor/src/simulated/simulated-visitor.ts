import { STATES_AND_DC } from "@courseway/brand/rules";
import type { Consent } from "../snapshot.ts";

/** The query parameter of a simulated visitor. Only a preview with its panel reads it. */
export const VISITOR_PARAMETER = "as";

const HOUR_MS = 3_600_000;

/** A visitor whom an editor simulates: the data of that visitor's browser and address. */
export interface SimulatedVisitor {
  /** Two letters; null if unknown. */
  readonly state: string | null;
  /** An emailed coupon, and how long ago it came, in ms. */
  readonly emailed: { readonly code: string; readonly ageMs: number } | null;
  /** The address's coupon parameter and codes. */
  readonly coupon: { readonly parameter: string; readonly codes: string } | null;
  /** The ambassador campaign of the address. */
  readonly campaign: string | null;
  /** 1: opted out. */
  readonly consent: Consent;
  /** Whether the visitor returns, with a known analytics id. */
  readonly isReturning: boolean;
  /** Whether the visitor has a phone: touch, width and exit intent are a phone's. [EX-003, EX-008] */
  readonly hasPhone: boolean;
}

/** A first-time visitor without coupons. */
export const NEW_VISITOR: SimulatedVisitor = {
  state: null,
  emailed: null,
  coupon: null,
  campaign: null,
  consent: 0,
  isReturning: false,
  hasPhone: false,
};

const text = (value: string | null, longest = 200): string | null => value?.trim().slice(0, longest) || null;

/** Letters that are not a state count as unknown. */
const stateIn = (value: string | null): string | null => {
  const letters = value?.trim().toUpperCase();
  return STATES_AND_DC.find(({ abbreviation }) => abbreviation === letters)?.abbreviation ?? null;
};

/** Whole hours from 0 to ten years; anything else is now. */
function ageIn(value: string | null): number {
  const hours = Number(value);
  return Number.isInteger(hours) && hours >= 0 && hours <= 87_600 ? hours * HOUR_MS : 0;
}

/**
 * Reads a simulated visitor from the parameter's value; malformed parts are ignored.
 *
 * @returns null without one: then the editor is the visitor
 */
export function readVisitorParameter(value: string | null): SimulatedVisitor | null {
  if (value === null) return null;
  const fields = new URLSearchParams(value);
  const code = text(fields.get("mail"));
  const codes = text(fields.get("codes"));
  return {
    state: stateIn(fields.get("state")),
    emailed: code === null ? null : { code, ageMs: ageIn(fields.get("mailHours")) },
    coupon: codes === null ? null : { parameter: text(fields.get("parameter"), 40) ?? "couponCode", codes },
    campaign: text(fields.get("campaign"), 40),
    consent: fields.get("consent") === "1" ? 1 : 0,
    isReturning: fields.get("returning") === "1",
    hasPhone: fields.get("phone") === "1",
  };
}

/** The value of the parameter for a simulated visitor; `readVisitorParameter` reads it back. */
export function visitorParameter(visitor: SimulatedVisitor): string {
  const { state, emailed, coupon, campaign, consent, isReturning, hasPhone } = visitor;
  const fields = {
    state,
    mail: emailed?.code ?? null,
    mailHours: emailed && String(Math.floor(emailed.ageMs / HOUR_MS)),
    parameter: coupon?.parameter ?? null,
    codes: coupon?.codes ?? null,
    campaign,
    consent: consent === 1 ? "1" : null,
    returning: isReturning ? "1" : null,
    phone: hasPhone ? "1" : null,
  };
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return new URLSearchParams(present).toString();
}

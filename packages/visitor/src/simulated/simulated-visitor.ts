import { STATES_AND_DC } from "@courseway/brand/rules";
import type { Consent } from "../snapshot.ts";

/** The query parameter that holds a simulated visitor. Only a preview with its panel reads it. */
export const VISITOR_PARAMETER = "as";

const HOUR_MS = 3_600_000;

/** A visitor whom an editor makes up: what such a visitor's browser and address would say. */
export interface SimulatedVisitor {
  /** Two letters; null for a visitor whose state is not known. */
  readonly state: string | null;
  /** A coupon that came by mail, and how long ago, in ms. */
  readonly emailed: { readonly code: string; readonly ageMs: number } | null;
  /** What the address brings: a parameter of coupons and its codes. */
  readonly coupon: { readonly parameter: string; readonly codes: string } | null;
  /** The ambassador campaign of the address. */
  readonly campaign: string | null;
  /** 1: wants nothing shared. */
  readonly consent: Consent;
  /** Was here before: the analytics id is known. */
  readonly isReturning: boolean;
  /** Holds a phone: signs of leaving, touch and width are a phone's. [EX-003, EX-008] */
  readonly hasPhone: boolean;
}

/** Somebody who comes for the first time and brings nothing. */
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

/** Letters that are no state are nobody's. */
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
 * Reads a simulated visitor from the value of the parameter; what is malformed is left out.
 *
 * @returns null where there is none: then the editor is the visitor
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
  const said = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return new URLSearchParams(said).toString();
}

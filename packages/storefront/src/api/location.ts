import { type BrandConfig, type State, stateOf } from "@courseway/brand";
import type { Location } from "@courseway/services";
import { z } from "zod";
import type { Asked } from "./call.ts";
import { json, visitedHost } from "./guard.ts";
import { readBody } from "./input.ts";
import { Refusal } from "./refusal.ts";
import { isStored, stateCookie, stateOfCookie } from "./state-cookie.ts";

export interface LocationTools {
  readonly brand: BrandConfig;
  readonly production: boolean;
  /** Empty where it is not known: then nobody is asked, because the lookup would find our own server. */
  readonly visitorAddress: (request: Request) => string;
  readonly lookUp: Location["state"];
}

const requestSchema = z.object({ state: z.string().max(60) });

/** Tells the state, and remembers it where the visitor's cookie does not say it already. [LOC-002] */
function told(request: Request, state: State, { brand, production }: LocationTools): Response {
  const place = { host: visitedHost(request), production, brand };
  const stored = isStored(request.headers.get("cookie"), state);
  return json({ state: state.abbreviation }, 200, stored ? {} : { "set-cookie": stateCookie(state, place) });
}

/**
 * The visitor's state: `{ state: "TX" | null }`, from the cookie, else from a lookup by the visitor's address; the
 * answer sets the cookie. Null where neither knows one, and where the lookup fails. [LOC-001, LOC-002, LOC-003, CK-006]
 */
export async function answerLocation({ request }: Asked, tools: LocationTools): Promise<Response> {
  const known = stateOfCookie(request.headers.get("cookie"));
  if (known !== null) return told(request, known, tools);
  const ip = tools.visitorAddress(request);
  const found = ip === "" ? null : stateOf(await tools.lookUp({ ip }));
  return found === null ? json({ state: null }) : told(request, found, tools);
}

/**
 * Stores the state that a visitor chose, named by abbreviation, name or slug. [LOC-002, LOC-004]
 * @throws Refusal 400 for anything that is no state
 */
export function answerChosenState(asked: Asked, tools: LocationTools): Promise<Response> {
  const form = '{ "state": "TX" }, a state by its abbreviation, name or slug';
  const state = stateOf(readBody(asked, requestSchema, form).state);
  if (state === null) throw new Refusal(400, `The request is not of the form ${form}.`);
  return Promise.resolve(told(asked.request, state, tools));
}

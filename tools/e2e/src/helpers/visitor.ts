import { randomInt } from "node:crypto";

/** A visitor of their own, as a proxy in front of the site would say: calls are counted by this address. */
export const newVisitor = (): { readonly "x-forwarded-for": string } => ({
  "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
});

import { randomBytes } from "node:crypto";

/**
 * Headers of a unique visitor, as a proxy in front of the site would set them: rate limits count calls by this address.
 * For an IPv6 address the limits count the first half; 32 bits of it are random here, so that no two tests share a
 * visitor.
 */
export const newVisitor = (): { readonly "x-forwarded-for": string } => {
  const [first, second] = [randomBytes(2).toString("hex"), randomBytes(2).toString("hex")];
  return { "x-forwarded-for": `2001:db8:${first}:${second}::1` };
};

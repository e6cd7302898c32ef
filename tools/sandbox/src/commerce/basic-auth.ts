import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** The name and password that the sandbox's shop accepts. They protect nothing. */
export const COMMERCE_CREDENTIALS = { user: "sandbox", password: "sandbox" } as const;

const expected = Buffer.from(
  `Basic ${Buffer.from(`${COMMERCE_CREDENTIALS.user}:${COMMERCE_CREDENTIALS.password}`).toString("base64")}`,
);

/** Refuses calls without the correct `Authorization` header. */
export const basicAuth: MiddlewareHandler = async (context, next) => {
  const given = Buffer.from(context.req.header("authorization") ?? "");
  if (given.length === expected.length && timingSafeEqual(given, expected)) return next();
  return context.json({ message: "Unauthorized. The sandbox takes basic auth sandbox:sandbox." }, 401, {
    "www-authenticate": "Basic",
  });
};

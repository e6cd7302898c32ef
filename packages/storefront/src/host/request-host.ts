/** The host that the visitor's browser requested, with its port. */
export const requestHost = (request: Request): string =>
  request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? "";

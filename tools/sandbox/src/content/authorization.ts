/** What the content system says to a request's credentials: null for "come in", else a message. */
export function refusal(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer\s+(.+)$/i.exec(header.trim())?.[1];
  return token === undefined || INVALID.test(token) ? "Invalid Authorization header" : null;
}

// The schema is public here, so any bearer opens it, but for those that say that they are bad.
const INVALID = /^(invalid|expired|bad)/i;

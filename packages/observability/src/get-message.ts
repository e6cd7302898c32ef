/** Returns the message of any thrown value. Code may throw any type, and logging must not fail. */
export function getMessage(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === "string" ? thrown : `A thrown ${typeof thrown} without a message.`;
}

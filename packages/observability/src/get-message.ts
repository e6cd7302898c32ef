/** What a thrown value says: anything may be thrown, and a log must not fail over it. */
export function getMessage(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === "string" ? thrown : `A thrown ${typeof thrown} without a message.`;
}

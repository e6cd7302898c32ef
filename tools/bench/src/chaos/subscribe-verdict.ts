/** The site's response to one visitor who subscribed. */
export interface SubscribeResult {
  readonly email: string;
  readonly isAccepted: boolean;
}

/** One row of the outbox: the email address and the list that it was sent to. */
export interface Delivery {
  readonly email: string;
  readonly about: string;
}

export interface SubscribeFigures {
  readonly sent: number;
  readonly accepted: number;
  /** Accepted, but missing from a list. */
  readonly lost: readonly string[];
  /** On a list more than once, accepted or not. */
  readonly doubled: readonly string[];
}

/**
 * Compares the responses to visitors with the subscriptions that arrived.
 *
 * @param lists how many lists the form subscribes to
 */
export function subscribeFigures(
  reported: readonly SubscribeResult[],
  arrived: readonly Delivery[],
  lists: number,
): SubscribeFigures {
  const listsByEmail = new Map<string, readonly string[]>();
  for (const { email, about } of arrived) listsByEmail.set(email, [...(listsByEmail.get(email) ?? []), about]);
  const getLists = (email: string): readonly string[] => listsByEmail.get(email) ?? [];
  const accepted = reported.filter(({ isAccepted }) => isAccepted);
  return {
    sent: reported.length,
    accepted: accepted.length,
    lost: accepted.map(({ email }) => email).filter((email) => new Set(getLists(email)).size < lists),
    doubled: reported
      .map(({ email }) => email)
      .filter((email) => new Set(getLists(email)).size < getLists(email).length),
  };
}

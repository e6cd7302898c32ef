/** What the site told one visitor who subscribed. */
export interface SubscribeResult {
  readonly email: string;
  readonly isAccepted: boolean;
}

/** One row of the outbox: the address and the list that it went to. */
export interface Delivery {
  readonly email: string;
  readonly about: string;
}

export interface SubscribeFigures {
  readonly sent: number;
  readonly accepted: number;
  /** Accepted, and absent from a list. */
  readonly lost: readonly string[];
  /** On a list more than once, accepted or not. */
  readonly doubled: readonly string[];
}

/**
 * Compares what visitors were told with what arrived.
 *
 * @param lists how many lists the form subscribes to
 */
export function subscribeFigures(
  told: readonly SubscribeResult[],
  arrived: readonly Delivery[],
  lists: number,
): SubscribeFigures {
  const listsOf = new Map<string, readonly string[]>();
  for (const { email, about } of arrived) listsOf.set(email, [...(listsOf.get(email) ?? []), about]);
  const countOf = (email: string): readonly string[] => listsOf.get(email) ?? [];
  const accepted = told.filter(({ isAccepted }) => isAccepted);
  return {
    sent: told.length,
    accepted: accepted.length,
    lost: accepted.map(({ email }) => email).filter((email) => new Set(countOf(email)).size < lists),
    doubled: told.map(({ email }) => email).filter((email) => new Set(countOf(email)).size < countOf(email).length),
  };
}

import type { SubscribeBody } from "./wire.ts";

type Subscriber = SubscribeBody["subscribers"][number];

const ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** The subscribers that a list accepted and those that it refused. */
export interface SortedSubscribers {
  readonly taken: readonly Subscriber[];
  readonly invalid: readonly string[];
  readonly forgotten: readonly string[];
}

/** Refuses malformed addresses, and those with the local part `fail`, which makes a failure visible. */
export function sortSubscribers(subscribers: readonly Subscriber[]): SortedSubscribers {
  const getEmail = ({ email }: Subscriber) => email ?? "";
  const invalid = subscribers.filter((one) => one.userId === undefined && !ADDRESS.test(getEmail(one))).map(getEmail);
  const forgotten = subscribers.filter((one) => getEmail(one).toLowerCase().startsWith("fail@")).map(getEmail);
  const taken = subscribers.filter((one) => !invalid.includes(getEmail(one)) && !forgotten.includes(getEmail(one)));
  return { taken, invalid, forgotten };
}

/** The vendor's response, which has status 200 and contains the failures. */
export function subscribeResponse({ taken, invalid, forgotten }: SortedSubscribers) {
  return {
    successCount: taken.length,
    failCount: invalid.length + forgotten.length,
    invalidEmails: invalid,
    invalidUserIds: [],
    createdFields: [],
    filteredOutFields: [],
    failedUpdates: {
      conflictEmails: [],
      conflictUserIds: [],
      forgottenEmails: forgotten,
      forgottenUserIds: [],
      invalidDataEmails: [],
      invalidDataUserIds: [],
      invalidEmails: invalid,
      invalidUserIds: [],
      notFoundEmails: [],
      notFoundUserIds: [],
    },
  };
}

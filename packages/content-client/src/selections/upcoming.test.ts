import { expect, test } from "vitest";
import { withoutUpcoming } from "./upcoming.ts";

const MOMENT = Date.UTC(2026, 10, 25, 12);

test("a row shows from the minute on in which it goes live, at any depth; one without a date always", () => {
  const rows = [
    { cardTitle: "Live", goesLive: "2026-11-25T07:00:00-05:00" },
    { cardTitle: "Live within its minute", goesLive: "2026-11-25T12:00:59Z" },
    { cardTitle: "To come", goesLive: "2026-11-25T12:01:00Z" },
    { cardTitle: "Undated" },
  ];
  const entry = {
    slug: "a",
    baseComponents: [{ typeHandle: "cards", list: rows }, { goesLive: "2027-01-01T00:00:00Z" }],
  };
  const shown = ["Live", "Live within its minute", "Undated"].map((cardTitle) => ({ cardTitle }));
  // Without the dates that were asked for this alone: a row that has nothing else is an empty one.
  expect(withoutUpcoming(entry, MOMENT)).toEqual({
    slug: "a",
    baseComponents: [{ typeHandle: "cards", list: shown }],
  });
});

import { expect, test } from "vitest";
import { isPageCurrent, selectCurrent } from "./upcoming.ts";

const MOMENT = Date.UTC(2026, 10, 25, 12);

test("a row shows from the minute in which it goes live to the minute in which it expires, at any depth; one without dates always", () => {
  const rows = [
    { cardTitle: "Live", goesLive: "2026-11-25T07:00:00-05:00", goesAway: "2026-11-25T12:01:00Z" },
    { cardTitle: "Live within its minute", goesLive: "2026-11-25T12:00:59Z", goesAway: null },
    { cardTitle: "To come", goesLive: "2026-11-25T12:01:00Z" },
    { cardTitle: "Gone", goesLive: "2026-11-01T12:00:00Z", goesAway: "2026-11-25T12:00:59Z" },
    { cardTitle: "Undated" },
  ];
  const entry = {
    slug: "a",
    baseComponents: [{ typeHandle: "cards", list: rows }, { goesLive: "2027-01-01T00:00:00Z" }],
  };
  const shown = ["Live", "Live within its minute", "Undated"].map((cardTitle) => ({ cardTitle }));
  // The dates that were selected only for this are removed, because a row with no other field counts as empty.
  expect(selectCurrent(entry, MOMENT)).toEqual({
    slug: "a",
    baseComponents: [{ typeHandle: "cards", list: shown }],
  });
});

test.each([
  [{}, true],
  [{ postDate: "2026-11-25T12:00:30Z", expiryDate: null }, true],
  [{ postDate: "2026-11-25T12:01:00Z", expiryDate: null }, false],
  [{ postDate: "2026-11-01T12:00:00Z", expiryDate: "2026-11-25T12:00:30Z" }, false],
  [{ postDate: "2026-11-01T12:00:00Z", expiryDate: "2026-11-25T12:01:00Z" }, true],
])("a page with %j is live at the moment: %s", (page, isCurrent) => {
  expect(isPageCurrent(page, MOMENT)).toBe(isCurrent);
});

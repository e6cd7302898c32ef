import { expect, test } from "vitest";
import { findExpiry, selectCurrent } from "./current-content.ts";

const NOW = Date.UTC(2026, 10, 25, 12);
const article = (slug: string, expiryDate: string | null) => ({ slug, expiryDate });

test("leaves out what has expired, wherever it is in a list, and says when the others do", () => {
  const content = {
    blocks: [
      { content: { blogEntries: [article("old", "2026-11-25T06:00:00-06:00"), article("new", null)] } },
      {
        content: {
          blogEntries: [article("soon", "2026-11-25T06:30:10-06:00"), article("later", "2026-12-01T00:00:00Z")],
        },
      },
    ],
  };
  expect(selectCurrent(content, NOW)).toEqual({
    value: {
      blocks: [
        { content: { blogEntries: [article("new", null)] } },
        { content: { blogEntries: content.blocks[1]?.content.blogEntries } },
      ],
    },
    expiries: [Date.UTC(2026, 10, 25, 12, 30), Date.UTC(2026, 11, 1)],
  });
});

test("content without dates is left as it is", () => {
  const content = { texts: ["a", 1, null], rows: [{ expiryDate: "someday" }, { at: new Date(0) }] };
  expect(selectCurrent(content, NOW).value).toBe(content);
  expect(selectCurrent(null, NOW)).toEqual({ value: null, expiries: [] });
  expect([findExpiry("text"), findExpiry([]), findExpiry({ expiryDate: 7 })]).toEqual([null, null, null]);
});

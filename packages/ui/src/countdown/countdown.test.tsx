// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Countdown } from "./Countdown.tsx";

const boxes = [
  { unit: "hours", value: 101 },
  { unit: "minutes", value: 1 },
  { unit: "seconds", value: 30 },
] as const;

test("shows each figure with at least two digits and its unit [CN-008]", () => {
  const html = renderToString(<Countdown boxes={boxes} label="OFFER ENDS" />);

  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("OFFER ENDS101 hours01 minutes30 seconds");
  expect(html).not.toContain("visibility");
});

test("keeps its room, unseen, where the time is not known yet", () => {
  expect(renderToString(<Countdown boxes={boxes} isPending />)).toContain('style="visibility:hidden"');
});

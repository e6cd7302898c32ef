import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RunningCountdown as Countdown } from "./RunningCountdown.client.tsx";
import { countdownBoxes } from "./remaining.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const units = (left: number, format: "offer" | "banner") =>
  countdownBoxes(left, format).map(({ unit, value }) => `${value} ${unit}`);

describe("countdownBoxes", () => {
  test("counts days as hours in an offer [CN-008]", () => {
    expect(units(53 * HOUR + 61 * SECOND, "offer")).toEqual(["53 hours", "1 minutes", "1 seconds"]);
  });

  test("has a days box and no seconds above 24 hours in the banner [PB-015, PB-016, PB-017]", () => {
    expect(units(53 * HOUR, "banner")).toEqual(["2 days", "5 hours", "0 minutes"]);
  });

  test("has seconds and no days at exactly 24 hours [PB-015, PB-017]", () => {
    expect(units(24 * HOUR, "banner")).toEqual(["24 hours", "0 minutes", "0 seconds"]);
  });

  test("has no boxes once it is over", () => {
    expect(units(0, "offer")).toEqual([]);
  });
});

describe("Countdown", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("has its text in the first HTML, from the host's clock", () => {
    const html = renderToString(<Countdown now={NOW} ends={NOW + 90 * SECOND} label="OFFER ENDS" clock={() => 0} />);
    expect(html.replaceAll(/<[^>]+>/g, "")).toBe("OFFER ENDS00 hours01 minutes30 seconds");
  });

  test("ticks each 1000 ms by the visitor's clock and ends [PB-004]", () => {
    let time = NOW;
    const onEnd = vi.fn();
    const clock = () => time;
    const { container } = render(<Countdown now={NOW} ends={NOW + 2 * SECOND} clock={clock} onEnd={onEnd} />);
    time += SECOND;
    act(() => void vi.advanceTimersByTime(999));
    expect(container.textContent).toContain("02 seconds");
    act(() => void vi.advanceTimersByTime(1));
    expect(container.textContent).toContain("01 seconds");
    time += SECOND;
    act(() => void vi.advanceTimersByTime(SECOND));
    expect(container.innerHTML).toBe("");
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

import * as fc from "fast-check";
import type { Json, Rule, Spec } from "./spec.ts";

const iso = (moment: number): string => new Date(moment).toISOString();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 27, 15);

/** A few moments and values close to them, so that bounds coincide. */
const moment = fc
  .tuple(fc.constantFrom(0, 5 * 60_000, HOUR, DAY, DAY + HOUR, 3 * DAY), fc.constantFrom(-1, 0, 1))
  .map(([after, step]) => iso(START + after + step));
const bound = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, HOUR, DAY, 3 * DAY).map((after) => iso(START + after)) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<unknown[]>("soon", {}, true) },
);
const window = fc.record({ starts: bound, ends: bound }, { requiredKeys: [] });
const windows: readonly unknown[] = [
  null,
  {},
  { starts: null, ends: null },
  { starts: iso(START + HOUR), ends: iso(START) },
  { starts: iso(START), ends: iso(START) },
  { starts: iso(START), ends: iso(START + HOUR) },
];
const around = [START - 1, START, START + 1, START + HOUR - 1, START + HOUR, START + HOUR + 1].map(iso);
const windowExamples = windows.flatMap((one) => around.map((now) => [one, now]));

const ZONES = [
  "America/Chicago",
  "America/New_York",
  "America/Los_Angeles",
  "America/Phoenix",
  "UTC",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Nowhere/Zone",
  "",
];
const zone = fc.constantFrom<unknown[]>(...ZONES);
const two = (value: number): string => String(value).padStart(2, "0");
const written = fc
  .tuple(
    fc.constantFrom(
      "2026-11-27",
      "2026-03-08",
      "2026-11-01",
      "2026-07-01",
      "2028-02-29",
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-04-31",
      "0999-01-01",
      "1000-01-01",
      "9999-12-31",
      "2026-04-05",
      "2026-10-04",
    ),
    fc.constantFrom("", "", "T", " ", "t"),
    fc.tuple(fc.constantFrom(0, 1, 2, 3, 9, 23, 24), fc.constantFrom(0, 30, 59, 60)),
    fc.constantFrom("", ":00", ":59", ":60", ":07.5", ":07.123456789", ":07,25", ":07."),
    fc.constantFrom("", "", "", "Z", "z", " Z", "-06:00", "+0530", "-06", "+18:00", "+18:01", "+00:60", "-00:30", "+1"),
  )
  .map(([date, between, [hour, minute], seconds, offset]) =>
    between === "" ? date + offset : `${date}${between}${two(hour)}:${two(minute)}${seconds}${offset}`,
  );
const oddDates: readonly unknown[] = [
  "",
  " ",
  null,
  "tomorrow",
  "2026-11-27T9:00",
  "2026-1-1",
  "27.11.2026",
  " 2026-11-27 ",
  "2026-11-27T09:00 ",
  5,
  "2026-11-27T09",
  "x2026-11-27",
  "2026-11-27x",
  "2026-11-27T09:00:00-06:00",
  "02026-11-27",
  "2026-11-27T09:00:00.1234567890Z",
  "2026-11-27T23:59:59-06:00",
  "2026-11-27T09:00-06:59",
];
const date = fc.oneof({ weight: 6, arbitrary: written }, { weight: 1, arbitrary: fc.constantFrom(...oddDates) });
const instant = fc.oneof(
  fc
    .constantFrom(
      Date.UTC(2026, 2, 8, 7),
      Date.UTC(2026, 2, 8, 12),
      Date.UTC(2026, 10, 1, 5),
      Date.UTC(2026, 10, 1, 18),
      Date.UTC(2026, 6, 1),
      Date.UTC(1969, 11, 31, 23, 59, 59, 1),
      Date.UTC(2026, 11, 31, 23, 30),
    )
    .map((at) => iso(at)),
  fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }).map((at) => iso(at)),
);
const left = fc.constantFrom(
  -1000,
  -1,
  0,
  1,
  999,
  1000,
  59_999,
  60_000,
  HOUR - 1,
  HOUR,
  HOUR + 61_500,
  DAY - 1,
  DAY,
  DAY + 1,
  DAY + 1000,
  25 * HOUR + 90_500,
  60 * DAY,
  100 * DAY + 12_345_678,
);
const countdown = left.map((time): readonly unknown[] => [iso(START + time), iso(START)]);
const countdownExamples: readonly (readonly unknown[])[] = [
  [null, iso(START)],
  [iso(START), null],
  [null, null],
  ["x", iso(START)],
  ...[1, 1000, 59_999, 60_000, HOUR, DAY, DAY + 1, DAY - 1, 0, -1, 3 * DAY + 4_500_000].map((time) => [
    iso(START + time),
    iso(START),
  ]),
];

const promo = fc.record({
  starts: fc.constantFrom<unknown[]>(null, iso(START), iso(START + HOUR), iso(START + 3 * DAY)),
  ends: fc.constantFrom<unknown[]>(null, iso(START + HOUR), iso(START + DAY), iso(START + 4 * DAY)),
  reset: fc.oneof(
    fc.constant(null),
    fc.record({
      ends: fc.constantFrom<unknown[]>(null, iso(START + HOUR), iso(START + DAY + HOUR), iso(START + 5 * DAY)),
    }),
  ),
  switchedOn: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  hideStickyBanner: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const promoNow = fc
  .tuple(
    fc.constantFrom(
      -2 * DAY,
      -DAY,
      -5 * 60_000,
      0,
      HOUR - 5 * 60_000,
      HOUR,
      DAY,
      DAY + HOUR,
      2 * DAY,
      3 * DAY - 5 * 60_000,
      3 * DAY,
      4 * DAY,
      5 * DAY,
    ),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([after, step]) => iso(START + after + step));

const offer = fc.record(
  {
    coupon: fc.constantFrom<unknown[]>("CAREER20", " a , b ", "", null),
    submitted: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom<unknown[]>(iso(START), iso(START - 3 * DAY)) },
      { weight: 1, arbitrary: fc.constantFrom<unknown[]>(null, -1, 0, "x") },
    ),
    countdownDays: fc.constantFrom<unknown[]>(3, 3, 0, 1.5, 10, null, -1),
    percentage: fc.constantFrom<unknown[]>(20, 20, 0, 12.5, null, -5, "20"),
  },
  { requiredKeys: ["coupon", "submitted"] },
);
const offerNow = fc
  .tuple(fc.constantFrom(0, DAY, 1.5 * DAY, 3 * DAY, 10 * DAY), fc.constantFrom(-1, 0, 1))
  .map(([after, step]) => iso(START + after + step));
const sale = fc.constantFrom<unknown[]>(
  { visible: false, nextChange: null },
  { visible: false, nextChange: iso(START) },
  { visible: true, nextChange: iso(START) },
  null,
  {},
);
const locatedAt = fc.record(
  {
    enabled: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    hasList: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    dismissed: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    ambassador: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    minimized: fc.boolean(),
    sale: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Json>({ visible: false, nextChange: iso(START) }) },
      { weight: 1, arbitrary: sale },
    ),
    scroll: fc.constantFrom<unknown[]>(
      { now: 0, most: 100 },
      { now: 0, most: 101 },
      { now: 5, most: 120 },
      { now: 0, most: 120 },
      { now: 0, most: 0 },
      null,
    ),
    threshold: fc.constantFrom<unknown[]>(null, 0, 50, 120, "x"),
  },
  { requiredKeys: ["enabled", "hasList", "dismissed", "ambassador", "minimized", "sale", "scroll"] },
);
const openState = {
  enabled: true,
  hasList: true,
  dismissed: false,
  ambassador: false,
  minimized: false,
  sale: { visible: false, nextChange: iso(START) },
  scroll: { now: 0, most: 120 },
};
const days = fc.constantFrom<unknown[]>(null, -1, 0, 3, 5.5, 6, 6.5, 7, 10, "9");

const plain = (rule: Rule) => (): Rule => rule;
const shown: Rule = ["shown inside its dates, open on a side without one", "PB-001"];

export const momentSpecs: readonly Spec[] = [
  {
    function: "parseDateTime",
    draws: 260,
    inputs: fc.tuple(date, zone),
    examples: [
      ...oddDates,
      "2026-03-08 02:30",
      "2026-11-01 01:30",
      "2026-03-08",
      "2026-11-01",
      "2026-11-27T09:00:07.5",
      "1969-12-31 23:59:59.25",
      "2026-04-05 01:45",
      "2026-10-04 02:15",
    ]
      .flatMap((text): unknown[][] => [
        [text, "America/Chicago"],
        [text, "Australia/Lord_Howe"],
      ])
      .concat([
        ["2026-11-27", null],
        ["2026-11-27Z", null],
        ["2026-11-27", "America/New York"],
      ]),
    answersMoment: true,
    rule: (answer) =>
      answer === null
        ? ["a date that cannot be read is none", "PB-002"]
        : [
            "without an offset a time on the clocks of the zone; what they skip moves on, of what they show twice the first counts",
            "PB-020",
          ],
  },
  {
    function: "parseWindow",
    draws: 50,
    inputs: fc.tuple(date, date, zone),
    examples: [
      ["", "", "UTC"],
      ["x", "", "UTC"],
      ["", "x", "UTC"],
      [null, null, "Nowhere/Zone"],
      ["2026-11-27", null, "Nowhere/Zone"],
    ],
    rule: plain(["an empty date leaves its side open, one that cannot be read closes the window", "PB-002"]),
  },
  {
    function: "unreadableDates",
    draws: 25,
    inputs: fc.tuple(fc.array(date, { maxLength: 3 }), zone),
    examples: [
      [null, "UTC"],
      [["", " ", null, "x", 5], "UTC"],
      [["2026-11-27"], "Nowhere/Zone"],
    ],
    rule: plain(["those that say something and cannot be read", "PB-002"]),
  },
  {
    function: "dayWindow",
    draws: 40,
    inputs: fc.tuple(instant, zone),
    rule: plain(["the calendar day around now in the zone", "CP-018"]),
  },
  {
    function: "nextMidnight",
    draws: 40,
    inputs: fc.tuple(instant, zone),
    examples: [[null, "UTC"]],
    answersMoment: true,
    rule: plain(["the next midnight in the zone", "PB-005"]),
  },
  {
    function: "isOpen",
    draws: 30,
    inputs: fc.tuple(window, moment),
    examples: windowExamples,
    rule: plain(["open from the start on and before the end", "PB-001"]),
  },
  {
    function: "nextChange",
    draws: 30,
    inputs: fc.tuple(window, moment),
    examples: windowExamples,
    answersMoment: true,
    rule: plain(["the next moment at which a window opens or closes", "PB-003"]),
  },
  {
    function: "earliestChange",
    draws: 20,
    inputs: fc.tuple(fc.array(fc.oneof(moment, fc.constant(null), fc.constant("x")), { maxLength: 3 })),
    examples: [[[]], [null], [[null]]],
    answersMoment: true,
    rule: plain(["the first of several changes", "PB-003"]),
  },
  {
    function: "nextTimerDelay",
    draws: 15,
    inputs: countdown,
    examples: [
      [null, iso(START)],
      [iso(START + 2_147_483_647), iso(START)],
      [iso(START + 2_147_483_648), iso(START)],
      [iso(START), null],
    ],
    rule: plain(["never less than 0, never more than a timer can keep", "PB-008"]),
  },
  {
    function: "offerBanner",
    draws: 25,
    inputs: fc.tuple(window, moment),
    examples: windowExamples.slice(-12),
    rule: plain(shown),
  },
  {
    function: "graphicPromo",
    draws: 15,
    inputs: fc.tuple(window, moment),
    rule: plain(["shown without dates, else inside them", "PB-019"]),
  },
  {
    function: "graphicBanner",
    draws: 30,
    inputs: fc.tuple(
      fc.tuple(window, fc.boolean()).map(([one, show]) => ({ ...(one as object), show })),
      moment,
    ),
    examples: [[null, iso(START)]],
    rule: plain(["shown only with its flag", "BL-graphicBanner-002"]),
  },
  {
    function: "isOfferCountdownActive",
    draws: 40,
    inputs: fc.tuple(window, moment),
    examples: [
      ...windowExamples,
      [{ starts: null, ends: null }, "1969-12-31T00:00:00.000Z"],
      [{ starts: null, ends: "1969-12-31T12:00:00.000Z" }, "1969-12-31T00:00:00.000Z"],
    ],
    rule: plain(["strictly between start and end", "BL-topSectionWysiwyg-005"]),
  },
  {
    function: "offerCountdown",
    draws: 20,
    inputs: countdown,
    examples: countdownExamples,
    rule: plain(["whole hours, minutes and seconds left", "CN-008"]),
  },
  {
    function: "promoCountdown",
    draws: 20,
    inputs: countdown,
    examples: countdownExamples,
    rule: plain(["days while more than 24 hours remain, else seconds", "PB-015"]),
  },
  {
    function: "topPromo",
    draws: 140,
    inputs: fc.tuple(promo, promoNow),
    examples: [
      [
        { starts: null, ends: null, reset: null, switchedOn: true, hideStickyBanner: false },
        "1969-12-31T00:00:00.000Z",
      ],
      [null, iso(START)],
      [{ switchedOn: true }, iso(START)],
      [{ switchedOn: true, starts: iso(START + DAY), ends: "x", reset: {} }, iso(START)],
    ],
    rule: plain(["from 5 minutes before its start until its end, then its reset", "PB-006"]),
  },
  {
    function: "emailedCoupon",
    draws: 80,
    inputs: fc.tuple(offer, offerNow, fc.constantFrom("America/Chicago", "UTC", "Nowhere/Zone", "Asia/Kolkata")),
    examples: [
      [null, iso(START), "UTC"],
      [{ coupon: "A", submitted: iso(START), countdownDays: 3, percentage: 20 }, iso(START), null],
      [{ coupon: "A", submitted: iso(START), countdownDays: 3, percentage: 20 }, null, "UTC"],
    ],
    rule: plain(["an emailed coupon lives for its countdown from its sign-up", "EC-025"]),
  },
  {
    function: "emailedCookieDays",
    draws: 12,
    inputs: fc.tuple(days),
    rule: plain(["a day longer than the countdown, at least 7", "EC-024"]),
  },
  {
    function: "emailedCookies",
    draws: 30,
    inputs: fc.tuple(
      fc.constantFrom<unknown[]>("CAREER20", " a,b,A ", "", null),
      fc.constantFrom<unknown[]>(iso(START), null, "x", 0),
      days,
    ),
    rule: plain(["the coupon and when it was signed up for", "CK-009"]),
  },
  {
    function: "emailedCouponOnLoad",
    draws: 50,
    inputs: fc.tuple(offer, offerNow, fc.boolean()),
    rule: plain(["an offer that is over, or that the brand does not keep, loses its cookies", "CK-013"]),
  },
  {
    function: "emailCapture",
    draws: 70,
    inputs: fc.tuple(locatedAt),
    examples: [
      null,
      {},
      openState,
      ...[
        { enabled: false },
        { hasList: false },
        { dismissed: true },
        { ambassador: true },
        { minimized: true },
        { sale: { visible: true, nextChange: iso(START) } },
        { scroll: { now: 0, most: 100 } },
        { scroll: { now: 1, most: 101 } },
        { threshold: 0, scroll: { now: 0, most: 0 } },
        { threshold: 120 },
        { threshold: 119 },
        { sale: null },
      ].map((one) => ({ ...openState, ...one })),
    ].map((one) => [one]),
    rule: plain(["shown where nothing speaks against it and the page is scrolled beyond the threshold", "EC-003"]),
  },
  {
    function: "saleActive",
    draws: 50,
    inputs: fc.tuple(window, sale, moment),
    examples: [
      [{ starts: null, ends: null }, null, iso(START)],
      [{ starts: iso(START), ends: null }, null, iso(START)],
      [{ starts: null, ends: iso(START) }, null, iso(START - 1)],
    ],
    rule: plain(["inside of the sale's dates, or while the graphic promo shows", "EC-009"]),
  },
];

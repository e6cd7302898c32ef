import {
  CHEVRONS_LEFT,
  CHEVRONS_RIGHT,
  CHEVRON_DOWN,
  CHEVRON_LEFT,
  CHEVRON_RIGHT,
  CLOSE,
  INFO,
  SPINNER,
} from "./island-paths.ts";

/** Drawings of the icon set: path data on a 24 by 24 grid, drawn as 2-unit strokes. */
export const ICON_PATHS = {
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-up": "M12 20V4m-6 6 6-6 6 6",
  "arrow-down": "M12 4v16m-6-6 6 6 6-6",
  "chevron-right": CHEVRON_RIGHT,
  "chevron-left": CHEVRON_LEFT,
  "chevron-up": "m5 15 7-7 7 7",
  "chevron-down": CHEVRON_DOWN,
  "chevrons-right": CHEVRONS_RIGHT,
  "chevrons-left": CHEVRONS_LEFT,
  check: "m4.5 12.5 5 5 10-11",
  close: CLOSE,
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20",
  play: "M8 5.5v13l10.5-6.5L8 5.5Z",
  calendar: "M5 6h14v14H5V6Zm0 5h14M9 3.5V8m6-4.5V8",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2.5",
  shield: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.5 10",
  star: "m12 3.5 2.6 5.6 6 .7-4.4 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.4-4.2 6-.7L12 3.5Z",
  phone:
    "M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1-1 2-2 2A15.5 15.5 0 0 1 4.5 5.5c0-1 1-2 2-2Z",
  mail: "M4 6h16v12H4V6Zm0 1 8 6.5L20 7",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  lock: "M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  info: INFO,
  tiktok: "M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.4 2.9 2.4 4.9 5.5 5.2",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12.2a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM16.8 7.1v.1",
  x: "M4 4h3.8L20 20h-3.8L4 4Zm15.3 0-6.6 7.2m-1.9 2.2L4.7 20",
  youtube:
    "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4.2 3.7v5.6L15 12l-4.8-2.8Z",
  facebook: "M16.5 3.5H14A4.5 4.5 0 0 0 9.5 8v2.5h-3V14h3v7H13v-7h3l.7-3.5H13V8.2c0-.7.5-1.2 1.2-1.2h2.3V3.5Z",
  linkedin: "M5.2 9.5V20M5.2 4.5v.1M10 20V9.5M10 14a4.4 4.4 0 0 1 8.8 0v6",
  external: "M14 4h6v6m0-6-9 9M17 14v6H4V7h6",
  "map-pin": "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  document: "M6 3.5h8l4 4v13H6v-17Zm8 0v4h4M9 12h6m-6 4h6",
  house: "M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6",
  car: "M5 16.5h14v-4l-2-5.5H7l-2 5.5v4Zm0 0v2.5m14-2.5v2.5M5 12.5h14M8 14.5h.1m7.9 0h.1",
  award: "M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.5-1.2L7 21l5-2.5L17 21l-1.5-7.7",
  tag: "M4 4h8l8.5 8.5-8 8L4 12V4Zm4 4h.1",
  spinner: SPINNER,
} as const;

export type IconName = keyof typeof ICON_PATHS;

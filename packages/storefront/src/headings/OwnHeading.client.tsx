"use client";

import { HEADING_PLACE } from "./heading-text.ts";

/** Read before anything on the page changes its address. `ownHeading` lets no text through that takes more to be read. */
const text =
  typeof location === "undefined"
    ? HEADING_PLACE
    : new URLSearchParams(location.search).get("hlText")?.replaceAll("-", " ");

/** The visitor's heading: the server writes its place, which is filled as the page is sent, and the browser the heading itself. */
export const OwnHeading = () => text;

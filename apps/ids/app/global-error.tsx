"use client";

import { LastResort } from "@courseway/ui";

/** The page for an error in which not even the chrome renders; a brand may replace it with its own page. */
export default LastResort;

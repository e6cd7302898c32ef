"use client";

import { LastResort } from "@courseway/ui";

/** The last resort, when not even the chrome could be rendered; a brand may put a page of its own here. */
export default LastResort;

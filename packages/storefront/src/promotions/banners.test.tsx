import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Banners } from "./Banners.tsx";
import type { Promotions } from "./promotions.ts";

const NOW = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;

/** The words of a page part in its first HTML. */
async function wordsOf(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(part);
  return (await text(prelude)).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("the top promo's countdown is labeled in the first HTML [PB-014]", async () => {
  const state = { visible: true, nextChange: null, phase: "main", countdownTo: NOW + 3 * HOUR, timer: null } as const;
  const promotion: Promotions = {
    coupons: { url: "" },
    offer: null,
    topPromo: { html: "<p>Friday</p>", state },
    nextChange: null,
  };

  expect(await wordsOf(<Banners promotion={promotion} now={NOW} />)).toContain("Friday SALE ENDS IN 03 hours");
});

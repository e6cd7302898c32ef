import { fetchQuotes, quoteBatch } from "@courseway/blocks/offer";
import type { VisitorSnapshot } from "@courseway/visitor";
import { useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { useEffect, useMemo, useState } from "react";
import type { PriceLine } from "../explain/prices.ts";
import { blockPrices, type Report, buildReport, type ReportInput } from "./report.ts";

const whole = (snapshot: VisitorSnapshot): VisitorSnapshot => snapshot;

interface CurrentReport {
  readonly snapshot: VisitorSnapshot;
  readonly report: Report;
  /** By the block's row; a block is missing until its prices are known. */
  readonly prices: ReadonlyMap<number, readonly PriceLine[]>;
  /** Why prices could not be loaded; null if they could. */
  readonly failure: string | null;
}

/** The page's report for its visitor, updated with each change. Prices are requested once the panel is open. */
export function useReport(input: Omit<ReportInput, "snapshot">, isOpen: boolean): CurrentReport {
  const store = useVisitorStore();
  const snapshot = useVisitor(whole);
  const { inspection, settings, context, links } = input;
  const report = useMemo(
    () => buildReport({ inspection, settings, context, links, snapshot }),
    [inspection, settings, context, links, snapshot],
  );
  const { token } = inspection;
  // The editor's token lets the host give the reason for every refused code, including reasons that visitors never see.
  const [ask] = useState(() =>
    quoteBatch(
      fetchQuotes((path, init) =>
        fetch(typeof path === "string" ? `${path}?token=${encodeURIComponent(token)}` : path, init),
      ),
    ),
  );
  const [prices, setPrices] = useState<ReadonlyMap<number, readonly PriceLine[]>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void store?.readDetails(), [store]);
  const { offers } = snapshot;
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const askAll = async () => {
      const priced = inspection.blocks.filter((block) => block.offers.length > 0);
      const found = await Promise.all(
        priced.map(
          async (block) =>
            [block.index, await blockPrices(block, { context, snapshot: { ...snapshot, offers } }, ask)] as const,
        ),
      );
      if (!isGone) setPrices(new Map(found));
    };
    askAll().then(
      () => isGone || setFailure(null),
      (error: unknown) => isGone || setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- of the snapshot only the offers decide on a price
  }, [inspection, context, offers, isOpen, ask]);
  return { snapshot, report, prices, failure };
}

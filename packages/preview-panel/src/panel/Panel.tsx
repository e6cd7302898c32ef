import type { PricingContext } from "@courseway/blocks/offer";
import type { Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings } from "@courseway/visitor";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { blockOf, type OwnLinks } from "../page-links.ts";
import type { SimulatedVisitor } from "../visitor/simulated.ts";
import { BlockEntry, LinkList } from "./BlockEntry.tsx";
import { MomentForm } from "./MomentForm.tsx";
import { addressAt, followedInPreview, withoutMoment, withVisitor } from "./preview-address.ts";
import { reportText } from "./report-text.ts";
import { Shadow } from "./shadow.tsx";
import { HIGHLIGHT, PANEL_CSS } from "./styles.ts";
import { useReport } from "./use-report.ts";
import { VisitorForm } from "./VisitorForm.tsx";

export interface PanelProps {
  readonly context: PricingContext;
  readonly settings: VisitorSettings;
  readonly inspection: Inspection;
  /** Null for the editor. */
  readonly visitor: SimulatedVisitor | null;
  readonly links: OwnLinks;
}

/** Links of the page lead to previews with the same visitor at the same moment. */
function useLinksInPreview(): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent): void => {
      const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (anchor) anchor.href = followedInPreview(anchor.href, location.href);
    };
    document.addEventListener("click", keep, { capture: true });
    return () => document.removeEventListener("click", keep, { capture: true });
  }, []);
}

/** Brings a thing of the page into view, framed, and gives it the focus. */
function showOnPage(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // An element without a box of its own is shown by its first child.
  const shown = getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;
  if (!(shown instanceof HTMLElement)) return;
  const { outline } = shown.style;
  shown.style.outline = HIGHLIGHT;
  shown.scrollIntoView({ block: "center", behavior: "instant" });
  if (!shown.matches("a, button, input, select")) shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
  shown.addEventListener("blur", () => void (shown.style.outline = outline), { once: true });
}

/** While it is on, a click on the page opens the entry of what was clicked, and does nothing else. */
function usePick(isOn: boolean, onPick: (block: number | null) => void): void {
  const picked = useRef(onPick);
  useEffect(() => void (picked.current = onPick));
  useEffect(() => {
    if (!isOn) return;
    const pick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest("[data-preview-panel]")) return;
      event.preventDefault();
      event.stopPropagation();
      picked.current(blockOf(event.target));
    };
    document.addEventListener("click", pick, { capture: true });
    return () => document.removeEventListener("click", pick, { capture: true });
  }, [isOn]);
}

function Section({
  title,
  children,
  isOpen,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
}) {
  return (
    <details className="section" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Why the page is as it is, for its editor: its blocks, prices, links, banners and moments, as any visitor. */
export function Panel({ context, settings, inspection, visitor, links }: PanelProps) {
  const [isOpen, setOpen] = useState(visitor !== null || inspection.clockOffsetMs !== 0);
  const [isPicking, setPicking] = useState(false);
  const [said, say] = useState("");
  const aside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { snapshot, report, prices, failure } = useReport({ inspection, settings, context, links }, isOpen);
  const { timeZone, token, canTravel, clockOffsetMs, health, refusals } = inspection;
  const isShifted = clockOffsetMs !== 0;
  useLinksInPreview();

  const openEntry = (block: number | null) => {
    setPicking(false);
    const entry = aside.current?.querySelector<HTMLDetailsElement>(
      block === null ? "[data-chrome]" : `[data-entry="${block}"]`,
    );
    if (!entry) return say("Nothing of the panel speaks of that.");
    const around = entry.parentElement?.closest("details");
    if (around) around.open = true;
    entry.open = true;
    entry.scrollIntoView({ block: "start", behavior: "instant" });
    entry.querySelector("summary")?.focus();
  };
  usePick(isPicking, openEntry);

  const close = () => {
    setOpen(false);
    setPicking(false);
    setTimeout(() => opener.current?.focus());
  };
  const travel = async (at: number | null) => {
    location.assign(
      at === null ? withoutMoment(location.href) : await addressAt(at, { token, address: location.href }),
    );
  };
  const copy = () =>
    void navigator.clipboard.writeText(reportText(inspection, snapshot, report, prices)).then(
      () => say("Copied."),
      () => say("The browser did not let the text be copied."),
    );

  if (!isOpen)
    return (
      <Shadow css={PANEL_CSS}>
        <div className="root">
          <button
            ref={opener}
            type="button"
            className="open primary"
            aria-expanded="false"
            onClick={() => setOpen(true)}
          >
            Why this page?
          </button>
        </div>
      </Shadow>
    );
  return (
    <Shadow css={PANEL_CSS}>
      <div className="root">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its controls */}
        <aside
          ref={aside}
          className="panel"
          aria-label="Why this page?"
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          <div className="head">
            <div className="bar">
              <h2>Why this page?</h2>
              <button type="button" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
                Pick on the page
              </button>
              <button type="button" onClick={copy}>
                Copy as text
              </button>
              <button type="button" onClick={close}>
                Close
              </button>
            </div>
            <p className="small" role="status">
              {isPicking ? "Click a block or a link of the page." : said}
            </p>
          </div>
          {failure === null ? null : (
            <p className="note" role="alert">
              {failure}
            </p>
          )}
          <Section title="At another moment" isOpen={isShifted}>
            <MomentForm
              now={snapshot.now}
              isShifted={isShifted}
              timeZone={timeZone}
              canTravel={canTravel}
              moments={report.moments}
              onTravel={travel}
            />
          </Section>
          <Section title="As another visitor" isOpen={visitor !== null}>
            <VisitorForm
              visitor={visitor}
              parameters={[context.policy.cdiParam, context.policy.salesParam]}
              campaigns={settings.ambassadorCampaigns}
              onVisit={(one) => location.assign(withVisitor(location.href, one))}
              onPhone={() => window.open(location.href, "_blank", "width=390,height=844")}
            />
          </Section>
          <Section title="Banners and modals" isOpen>
            <ul className="lines">
              {report.banners.map(({ name, isOn, why }) => (
                <li key={name}>
                  <span className="tag" data-on={isOn}>
                    {isOn ? "on" : "off"}
                  </span>
                  <strong>{name}.</strong> {why}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={`Blocks (${report.blocks.length})`} isOpen>
            {report.blocks.map((one) => (
              <BlockEntry
                key={one.block.index}
                {...one}
                prices={prices.get(one.block.index)}
                isShifted={isShifted}
                onShow={showOnPage}
              />
            ))}
            <details className="entry" data-chrome="">
              <summary>Header, footer and banners</summary>
              {report.chrome.length === 0 ? <p>None of their links leads to the checkout.</p> : null}
              <LinkList links={report.chrome} onShow={showOnPage} />
            </details>
          </Section>
          <Section title={`Before you publish (${health.length + refusals.length})`}>
            {health.length + refusals.length === 0 ? <p>Nothing to look at.</p> : null}
            <ul>
              {[...health, ...refusals].map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Section>
        </aside>
      </div>
    </Shadow>
  );
}

import type { PricingContext } from "@courseway/blocks/offer";
import type { Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings } from "@courseway/visitor";
import { type ReactNode, useRef, useState } from "react";
import { buildFieldAddress, findField, shownBy } from "../explain/find-field.ts";
import { findBlock, type PageLinks } from "../page-links.ts";
import type { SimulatedVisitor } from "@courseway/visitor/simulated";
import { BlockEntry, ChromeEntry, EditLink } from "./BlockEntry.tsx";
import { absence } from "../explain/moments.ts";
import { MomentForm } from "./MomentForm.tsx";
import { HealthSection } from "./HealthSection.tsx";
import { showOnPage, useClicks, useLinksInPreview } from "./page-under.ts";
import { addressAt, withoutMoment, withVisitor } from "./preview-address.ts";
import { reportText } from "./report-text.ts";
import { Shadow } from "./shadow.tsx";
import { PANEL_CSS } from "./styles.ts";
import { useHealth } from "./use-health.ts";
import { useReport } from "./use-report.ts";
import { VisitorForm } from "./VisitorForm.tsx";

export interface PanelProps {
  readonly context: PricingContext;
  readonly settings: VisitorSettings;
  readonly inspection: Inspection;
  /** Null for the editor as the visitor. */
  readonly visitor: SimulatedVisitor | null;
  readonly links: PageLinks;
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

const MODE_WORDS = {
  read: "",
  pick: "Click a block or a link of the page.",
  edit: "Click a text, picture or button of the page: its field opens in a new tab. By keyboard, press Enter on a link or button of the page, or use “Edit” in a block’s entry below. Escape ends it.",
} as const;

/** Returns the edit address of the clicked element, and a message about it. */
function findFieldUnder(
  element: Element,
  { blocks, editAddress }: Inspection,
): { address: string | null; words: string } {
  const block = blocks.find(({ index }) => index === findBlock(element));
  if (block === undefined)
    return {
      address: null,
      words: "That is no part of a block. “Edit the entry of this page” below leads to all else of the page.",
    };
  const row = block.editAddress ?? editAddress;
  if (row === null) return { address: null, words: "The content system does not say where that is edited." };
  const field = findField(block.fields, shownBy(element));
  const name = `${block.index + 1}. ${block.name}`;
  if (field === null) return { address: row, words: `Opened the block ${name}: no field of it has these words.` };
  const slot = field.row === null ? "" : `, row ${field.row}`;
  return {
    address: buildFieldAddress(row, field.handle),
    words: `Opened the field ${field.handle}${slot} of ${name}.`,
  };
}

/** On a screen up to this width in px, the panel is at the bottom, over the page. */
const NARROW_PX = 600;

const PHONE_WINDOW = "popup,width=390,height=844";

/**
 * Explains to the editor why the page looks as it does: its blocks, prices, links, banners and moments, as any visitor.
 */
export function Panel({ context, settings, inspection, visitor, links }: PanelProps) {
  const isOthers = visitor !== null || inspection.clockOffsetMs !== 0;
  // On a phone the panel would hide the page.
  const [isOpen, setOpen] = useState(isOthers && window.innerWidth > NARROW_PX);
  /**
   * What a click on the page does: nothing special, open the element's entry in the panel, or open its field in the
   * content system.
   */
  const [mode, setMode] = useState<"read" | "pick" | "edit">("read");
  const [message, setMessage] = useState("");
  const aside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { snapshot, report, prices, failure } = useReport({ inspection, settings, context, links }, isOpen);
  const [health, lookAgain] = useHealth({ inspection, links }, isOpen);
  const { timeZone, token, canTravel, clockOffsetMs, refusals } = inspection;
  const isShifted = clockOffsetMs !== 0;
  useLinksInPreview();
  const show = (element: Element) => showOnPage(element, aside.current);

  const openEntry = (block: number | null) => {
    setMode("read");
    const entry = aside.current?.querySelector<HTMLDetailsElement>(
      block === null ? "[data-chrome]" : `[data-entry="${block}"]`,
    );
    if (!entry) return setMessage("Nothing of the panel speaks of that.");
    const around = entry.parentElement?.closest("details");
    if (around) around.open = true;
    entry.open = true;
    entry.scrollIntoView({ block: "start", behavior: "instant" });
    entry.querySelector("summary")?.focus();
  };
  const onEscape = () => {
    setMode("read");
    title.current?.focus();
  };
  useClicks(mode === "pick", { onClick: (element) => openEntry(findBlock(element)), onEscape });
  const editUnder = (element: Element) => {
    const { address, words } = findFieldUnder(element, inspection);
    setMessage(words);
    // No referrer, because the page's address contains the preview's token.
    if (address !== null) window.open(address, "_blank", "noopener,noreferrer");
  };
  useClicks(mode === "edit", { onClick: editUnder, onEscape });

  const choose = (chosen: "pick" | "edit") => {
    setMessage("");
    setMode(mode === chosen ? "read" : chosen);
  };
  const open = () => {
    setOpen(true);
    setTimeout(() => title.current?.focus());
  };
  const close = () => {
    setOpen(false);
    setMode("read");
    setTimeout(() => opener.current?.focus());
  };
  const travel = async (at: number | null) => {
    location.assign(
      at === null ? withoutMoment(location.href) : await addressAt(at, { token, address: location.href }),
    );
  };
  const copy = () =>
    void navigator.clipboard.writeText(reportText(inspection, snapshot, { ...report, prices, health })).then(
      () => setMessage("Copied."),
      () => setMessage("The browser did not let the text be copied."),
    );

  if (!isOpen)
    return (
      <Shadow css={PANEL_CSS}>
        <div className="root">
          <button ref={opener} type="button" className="open primary" aria-expanded="false" onClick={open}>
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
              <h2 ref={title} tabIndex={-1}>
                Why this page?
              </h2>
              <button type="button" onClick={close}>
                Close
              </button>
            </div>
            <div className="bar">
              <button type="button" aria-pressed={mode === "pick"} onClick={() => choose("pick")}>
                Pick on the page
              </button>
              {inspection.editAddress === null ? null : (
                <button type="button" aria-pressed={mode === "edit"} onClick={() => choose("edit")}>
                  Edit on the page
                </button>
              )}
              <button type="button" onClick={copy}>
                Copy as text
              </button>
            </div>
            <p className="small" role="status">
              {message === "" ? MODE_WORDS[mode] : message}
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
              absence={absence(inspection.schedule, snapshot.now)}
              onTravel={travel}
            />
          </Section>
          <Section title="As another visitor" isOpen={visitor !== null}>
            <VisitorForm
              visitor={visitor}
              parameters={[context.policy.cdiParam, context.policy.salesParam]}
              campaigns={settings.ambassadorCampaigns}
              onVisit={(one) => {
                const address = withVisitor(location.href, one);
                if (one?.hasPhone === true && window.innerWidth > NARROW_PX)
                  window.open(address, "_blank", PHONE_WINDOW);
                else location.assign(address);
              }}
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
            {inspection.editAddress === null ? null : (
              <p>
                <EditLink address={inspection.editAddress}>Edit the entry of this page</EditLink>
              </p>
            )}
            {report.blocks.map((one) => (
              <BlockEntry
                key={one.block.index}
                {...one}
                prices={prices.get(one.block.index)}
                findings={health.findings.filter(({ block }) => block === one.block.index)}
                isShifted={isShifted}
                onShow={show}
              />
            ))}
            <ChromeEntry
              links={report.chrome}
              findings={health.findings.filter(({ block, element }) => block === null && element !== null)}
              onShow={show}
            />
          </Section>
          <HealthSection health={health} refusals={refusals} onShow={show} onOpen={openEntry} onLook={lookAgain} />
        </aside>
      </div>
    </Shadow>
  );
}

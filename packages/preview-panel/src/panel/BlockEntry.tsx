import { buildFieldAddress } from "../explain/find-field.ts";
import { codeText, type PriceLine } from "../explain/prices.ts";
import type { HealthFinding } from "../health/page-health.ts";
import { FindingItem } from "./HealthSection.tsx";
import type { ReportedBlock, ReportedLink } from "./report.ts";

interface LinkListProps {
  readonly links: readonly ReportedLink[];
  readonly onShow: (element: Element) => void;
}

/** Lists links with their final addresses, and what happened to each code. */
function LinkList({ links, onShow }: LinkListProps) {
  return (
    <ul>
      {links.map(({ element, label, href, reasons }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- links of one label and address are told apart by their place
        <li key={index}>
          <button type="button" onClick={() => onShow(element)} aria-label={`Show the link “${label}” on the page`}>
            {label}
          </button>
          <div className="href">{href}</div>
          {reasons.length === 0 ? null : (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BlockEntryProps extends ReportedBlock {
  /** Undefined until the prices are known. */
  readonly prices: readonly PriceLine[] | undefined;
  /** The page health findings of this block. */
  readonly findings: readonly HealthFinding[];
  /** Whether the page's clock differs from the current time. */
  readonly isShifted: boolean;
  readonly onShow: (element: Element) => void;
}

const findElement = (index: number): Element | null =>
  document.querySelector(`[data-inspected-block="${index}"], [data-block-index="${index}"]`);

/** Shows data as JSON. It scrolls, so it must be focusable by keyboard. */
function Json({ value }: { readonly value: unknown }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it keys could not scroll it in every browser
  return <pre tabIndex={0}>{value === null ? "nothing" : JSON.stringify(value, null, 2)}</pre>;
}

function Prices({ prices, isShifted }: Pick<BlockEntryProps, "prices" | "isShifted">) {
  if (prices === undefined) return <p>Asking commerce…</p>;
  return prices.map(({ products, reasons, askedWith, codes, answer }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a block may sell one product twice
    <div key={index}>
      <p>
        <strong>{products}</strong>, asked with {askedWith.length === 0 ? "no code" : askedWith.join(", ")}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {codes.map((one) => (
          <li key={one.code}>{codeText(one)}</li>
        ))}
      </ul>
      {isShifted ? (
        <p className="small">Commerce answers for today. What it will answer then cannot be known.</p>
      ) : null}
      <details>
        <summary>Commerce’s answer</summary>
        <Json value={answer} />
      </details>
    </div>
  ));
}

function Findings({ findings, onShow }: Pick<BlockEntryProps, "findings" | "onShow">) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3>Health</h3>
      <ul className="findings">
        {findings.map((finding, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- one link may stand in a block twice
          <FindingItem key={at} finding={finding} onShow={onShow} />
        ))}
      </ul>
    </>
  );
}

/** Shows the findings around the blocks, and the checkout links there. */
export function ChromeEntry({ links, findings, onShow }: LinkListProps & Pick<BlockEntryProps, "findings">) {
  return (
    <details className="entry" data-chrome="">
      <summary>Header, footer and banners{findings.length > 0 ? " — look here" : ""}</summary>
      <Findings findings={findings} onShow={onShow} />
      {links.length === 0 ? <p>None of their links leads to the checkout.</p> : null}
      <LinkList links={links} onShow={onShow} />
    </details>
  );
}

/** A link to the content system. It sends no referrer, because the preview's address contains its token. */
export function EditLink({ address, children }: { readonly address: string; readonly children: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** Links to the edit screen of a block's row, and of each of its fields. */
function EditLinks({ block: { name, fields, editAddress } }: Pick<BlockEntryProps, "block">) {
  if (editAddress === null) return null;
  const handles = typeof fields === "object" && fields !== null ? Object.keys(fields) : [];
  return (
    <>
      <h3>Edit</h3>
      <ul className="edit">
        <li>
          <EditLink address={editAddress}>{`The block ${name}`}</EditLink>
        </li>
        {handles
          .filter((handle) => handle !== "typeHandle")
          .map((handle) => (
            <li key={handle}>
              <EditLink address={buildFieldAddress(editAddress, handle)}>{handle}</EditLink>
            </li>
          ))}
      </ul>
    </>
  );
}

/** One row of the page: the editor's input, what was left out, its prices and its links. */
export function BlockEntry({ block, notes, links, prices, findings, isShifted, onShow }: BlockEntryProps) {
  const { index, name, isLeftOut, fields, offers } = block;
  const show = () => {
    const element = findElement(index);
    if (element !== null) onShow(element);
  };
  return (
    <details className="entry" data-entry={index}>
      <summary>
        {index + 1}. {name}
        {isLeftOut ? " — left out" : notes.length + findings.length > 0 ? " — look here" : ""}
      </summary>
      {notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      <button type="button" onClick={show}>
        Show on the page
      </button>
      <EditLinks block={block} />
      <Findings findings={findings} onShow={onShow} />
      {offers.length === 0 ? null : (
        <>
          <h3>Prices</h3>
          <Prices prices={prices} isShifted={isShifted} />
        </>
      )}
      {links.length === 0 ? null : (
        <>
          <h3>Links</h3>
          <LinkList links={links} onShow={onShow} />
        </>
      )}
      {fields === null ? null : (
        <details>
          <summary>Fields as read</summary>
          <Json value={fields} />
        </details>
      )}
    </details>
  );
}

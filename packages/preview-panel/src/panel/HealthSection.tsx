import { HEALTH_GROUPS, type HealthFinding } from "../health/page-health.ts";
import { kilobytes, type WeightKind } from "../health/weight.ts";
import type { Health } from "./use-health.ts";

interface HealthSectionProps {
  readonly health: Health;
  /** The queries that the content system refused. */
  readonly refusals: readonly string[];
  readonly onShow: (element: Element) => void;
  readonly onOpen: (block: number) => void;
  readonly onLook: () => void;
}

/** The name of each kind of file. */
export const KIND_NAMES: Readonly<Record<WeightKind, string>> = {
  html: "HTML",
  script: "Scripts",
  style: "Styles",
  picture: "Pictures",
  font: "Fonts",
  other: "Other",
};

/** One finding: the problem and its reason, the advice, and buttons that lead to it. */
export function FindingItem({
  finding: { message, advice, element, block },
  onShow,
  onOpen,
}: {
  readonly finding: HealthFinding;
  readonly onShow: (element: Element) => void;
  readonly onOpen?: (block: number) => void;
}) {
  return (
    <li>
      <p>
        {message} <strong>{advice}</strong>
      </p>
      {element === null && (block === null || onOpen === undefined) ? null : (
        <div className="bar">
          {element === null ? null : (
            <button type="button" onClick={() => onShow(element)} aria-label={`Show on the page: ${message}`}>
              Show on the page
            </button>
          )}
          {block === null || onOpen === undefined ? null : (
            <button type="button" onClick={() => onOpen(block)} aria-label={`Open block ${block + 1}: ${message}`}>
              Open block {block + 1}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** Formats a size, for example "41 KB, 23 KB for visitors at first". Only HTML and scripts are larger in a preview. */
export const weightText = (kind: WeightKind, bytes: number, published: Health["published"]): string =>
  published !== null && (kind === "html" || kind === "script")
    ? `${kilobytes(bytes)}, ${kilobytes(published[kind])} for visitors at first`
    : kilobytes(bytes);

function WeightTable({ weights, published }: Pick<Health, "weights" | "published">) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Loaded so far</th>
            <th scope="col">Files</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {weights.map(({ kind, files, bytes, unknown }) => (
            <tr key={kind}>
              <th scope="row">{KIND_NAMES[kind]}</th>
              <td>{files}</td>
              <td>
                {weightText(kind, bytes, published)}
                {unknown > 0 ? `, and ${unknown} of other hosts` : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        As they are sent, compressed. A preview’s HTML and scripts are heavier than visitors’: this panel comes with
        them.
        {published === null ? " The page is not published, so what visitors load is not known yet." : ""}
      </p>
    </>
  );
}

/** Shows the state of headings, pictures and links, what search results show, and the page's weight. */
export function HealthSection({ health, refusals, onShow, onOpen, onLook }: HealthSectionProps) {
  const { findings, weights, published, failure, isAsking } = health;
  const count = findings.length + refusals.length;
  return (
    <details className="section" data-health="">
      <summary>Page health ({count})</summary>
      <div className="bar">
        <button type="button" onClick={onLook}>
          Look again
        </button>
        <span className="small" role="status">
          {isAsking ? "Checking links…" : count === 0 ? "Nothing to look at." : ""}
        </span>
      </div>
      {failure === null ? null : <p className="note">{failure}</p>}
      {refusals.length === 0 ? null : (
        <>
          <h3>Content system</h3>
          <ul className="findings">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </>
      )}
      {HEALTH_GROUPS.map((group) => {
        const groupFindings = findings.filter((finding) => finding.group === group);
        if (groupFindings.length === 0 && group !== "Weight") return null;
        return (
          <section key={group}>
            <h3>{group}</h3>
            <ul className="findings">
              {groupFindings.map((finding, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- one link may stand on the page twice
                <FindingItem key={index} finding={finding} onShow={onShow} onOpen={onOpen} />
              ))}
            </ul>
            {group === "Weight" ? <WeightTable weights={weights} published={published} /> : null}
          </section>
        );
      })}
    </details>
  );
}

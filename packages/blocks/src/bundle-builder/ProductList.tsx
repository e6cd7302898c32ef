import { formatPrice, type BundleEntry, type BundleSection, type BundleState } from "@courseway/pricing";
import { BUNDLE_TEXTS } from "@courseway/pricing/texts";
import type { ReactNode } from "react";
import type { BuilderLabels } from "./view.ts";

export interface ProductListProps {
  readonly bundle: BundleState;
  readonly labels: BuilderLabels;
  readonly level: 2 | 3;
  readonly onToggle: (productId: string) => void;
  /** Each state's own text, rendered on the server. */
  readonly moreInfo: readonly { readonly state: string; readonly node: ReactNode }[];
}

const SECTIONS: readonly BundleSection[] = ["base", "required", "elective"];

/** Base, required and elective courses. The electives are open if they are needed. [BB-005, BB-006, BB-024] */
export function ProductList(props: ProductListProps) {
  const { bundle, labels, moreInfo } = props;
  const words = moreInfo.filter(({ state }) => bundle.states.includes(state));
  return (
    <>
      {SECTIONS.map((section) => (
        <ListSection key={section} {...props} section={section} title={labels[section]} />
      ))}
      {words.map(({ state, node }) => (
        <details key={state} className="cw-builder-more">
          <summary>About {state}</summary>
          {node}
        </details>
      ))}
    </>
  );
}

function ListSection({
  bundle,
  level,
  section,
  title,
  onToggle,
}: ProductListProps & { section: BundleSection; title: string }) {
  const Title = `h${level}` as const;
  const entries = bundle.products.filter((entry) => entry.section === section);
  if (entries.length === 0) return null;
  const list = (
    <ul className="cw-builder-list" aria-label={title}>
      {entries.map((entry) => (
        <ProductCard
          key={entry.productData.productId}
          entry={entry}
          isAlternative={
            section === "base" && !entry.selected && entries.some((other) => other.selected && isOfState(other, entry))
          }
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
  const heading = (
    <Title className="cw-heading" data-size="h4">
      {title}
    </Title>
  );
  if (section !== "elective")
    return (
      <div className="cw-builder-section">
        {heading}
        {list}
      </div>
    );
  return (
    // When `electivesShown` changes, the list opens or closes. Otherwise it stays as the visitor left it.
    <details key={String(bundle.electivesShown)} className="cw-builder-section" open={bundle.electivesShown}>
      <summary>
        {heading} <span className="cw-builder-count">{entries.filter(({ selected }) => selected).length} selected</span>
      </summary>
      {list}
    </details>
  );
}

const isOfState = (one: BundleEntry, other: BundleEntry): boolean => one.entryState === other.entryState;

const hoursText = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;

interface ProductCardProps {
  readonly entry: BundleEntry;
  /** Whether another main course of the state is selected, so that this one is no longer required. [BB-020] */
  readonly isAlternative: boolean;
  readonly onToggle: (id: string) => void;
}

/** One course with a checkbox. A course that another replaces is not marked as required. [BB-005, BB-007, CN-007] */
function ProductCard({ entry, isAlternative, onToggle }: ProductCardProps) {
  const { productData, selected, outranked, required, entryState } = entry;
  const { productId, productName, productHours, cost, maxCost } = productData;
  const kind = required ? BUNDLE_TEXTS.required : BUNDLE_TEXTS.elective;
  const delivery = entry.deliveryType ? BUNDLE_TEXTS.deliveries[entry.deliveryType] : null;
  return (
    <li className="cw-builder-card" data-selected={selected} data-outranked={outranked || undefined}>
      <label className="cw-builder-tick">
        <input type="checkbox" checked={selected} disabled={outranked} onChange={() => onToggle(productId)} />
        <span>
          <b>{productName}</b>
          <span className="cw-builder-facts">
            {[entryState, delivery, productHours > 0 ? hoursText(productHours) : null].filter(Boolean).join(" · ")}
          </span>
          {outranked ? <span className="cw-builder-facts">Another state's course counts for this one too.</span> : null}
          {isAlternative && !outranked ? (
            <span className="cw-builder-facts">Instead of the selected course: one of them is enough.</span>
          ) : null}
        </span>
      </label>
      {outranked || isAlternative ? null : (
        <span className="cw-badge" data-tone={required ? "accent" : "quiet"}>
          {kind}
        </span>
      )}
      <span className="cw-builder-cost">
        {maxCost > cost ? (
          <s>
            <span className="cw-visually-hidden">was </span>
            {formatPrice(maxCost)}
          </s>
        ) : null}{" "}
        <b>{formatPrice(cost)}</b>
      </span>
    </li>
  );
}

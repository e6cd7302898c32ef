import { RichText, Section, type SectionProps } from "@courseway/ui";
import type { ReactNode } from "react";
import { ScheduleLink } from "../../schedule/ScheduleDialog.tsx";
import type { GridSchedule } from "../../schedule/schedule.ts";
import { GuaranteeDialog } from "../GuaranteeLine.tsx";
import type { Guarantee } from "../guarantee.ts";
import { Column } from "./Column.tsx";
import type { BundleColumn } from "./column-view.ts";

/** The data of a block of bundles, without the content below its columns. */
export interface BundleColumnsData extends Pick<SectionProps, "ground" | "style" | "className"> {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly topHtml: string;
  readonly columns: readonly BundleColumn[];
  readonly guarantee: Guarantee;
  /** The pay-later small print: shown if any bundle has a product. [BL-pricingTable-009, BL-bundle-006] */
  readonly showDisclaimer: boolean;
  readonly schedule: GridSchedule | null;
}

export interface BundleColumnsProps extends BundleColumnsData {
  /** Content below each bundle's own text, in the order of the columns. */
  readonly under?: readonly ReactNode[];
  /** Content below all columns. */
  readonly children?: ReactNode;
}

const DISCLAIMER =
  "Pay-later plans are offered by Affirm and Klarna and need their approval. A monthly amount is an example over 12 months with interest; the provider shows your own terms before you agree.";

/**
 * Bundles side by side, stacked on a phone, with their guarantee and their schedule.
 * [BL-bundle-001, BL-bundle-002, WS-007]
 */
export function BundleColumns({ under, children, ...props }: BundleColumnsProps) {
  const { id, topHtml, columns, guarantee, schedule } = props;
  const guaranteeId = `${id}-guarantee`;

  return (
    <Section ground={props.ground} style={props.style} className={props.className} label="Prices">
      <div className="cw-pricing" data-bundles="">
        <RichText html={topHtml} size="large" className="cw-pricing-top" />
        <div className="cw-bundles" data-count={columns.length} data-under={under !== undefined || undefined}>
          {columns.map((column, index) => (
            <Column
              key={column.title}
              column={column}
              level={/<h2/i.test(topHtml) ? 3 : 2}
              featured={columns.length > 2 && index === 1}
              guarantee={guarantee}
              guaranteeId={guaranteeId}
              feeId={`${id}-fee-${index}`}
            >
              {under?.[index]}
            </Column>
          ))}
        </div>
        {schedule ? (
          <p className="text-center">
            <ScheduleLink dialogId={schedule.id} />
          </p>
        ) : null}
        {children}
        {props.showDisclaimer ? <p className="cw-small-print">{DISCLAIMER}</p> : null}
      </div>
      {columns.some((column) => column.hasGuarantee) ? (
        <GuaranteeDialog guarantee={guarantee} dialogId={guaranteeId} />
      ) : null}
    </Section>
  );
}

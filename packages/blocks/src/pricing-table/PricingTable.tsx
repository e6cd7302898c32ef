import { RichText, Section } from "@courseway/ui";
import { GuaranteeDialog } from "../offer/GuaranteeLine.tsx";
import { ScheduleDialog, ScheduleLink } from "../schedule/ScheduleDialog.tsx";
import { Column, CompactColumn } from "./Column.tsx";
import { Comparison } from "./Comparison.tsx";
import type { PricingTableProps } from "./view.ts";

const DISCLAIMER =
  "Pay-later plans are offered by Affirm and Klarna and need their approval. A monthly amount is an example over 12 months with interest; the provider shows your own terms before you agree.";

/** Two or three bundles side by side, and what each of them has. [BL-pricingTable-001, BL-pricingTable-002] */
export function PricingTable(props: PricingTableProps) {
  const { id, columns, rows, guarantee, schedules } = props;
  const guaranteeId = `${id}-guarantee`;
  const scheduleId = `${id}-schedule`;

  return (
    <Section ground={props.ground} label="Prices">
      <div className="cw-pricing">
        <RichText html={props.topHtml} size="large" className="cw-pricing-top" />
        <div className="cw-bundles" data-count={columns.length}>
          {columns.map((column, index) => (
            <Column
              key={column.title}
              column={column}
              level={/<h2/i.test(props.topHtml) ? 3 : 2}
              featured={columns.length > 2 && index === 1}
              guarantee={guarantee}
              guaranteeId={guaranteeId}
              feeId={`${id}-fee-${index}`}
            />
          ))}
        </div>
        {schedules.length > 0 ? (
          <p className="text-center">
            <ScheduleLink dialogId={scheduleId} />
          </p>
        ) : null}
        {rows.length > 0 ? <Comparison titles={columns.map(({ title }) => title)} rows={rows} /> : null}
        <ul className="cw-bundles-compact" aria-label="Enroll">
          {columns.map((column) => (
            <CompactColumn key={column.title} column={column} />
          ))}
        </ul>
        {props.showDisclaimer ? <p className="cw-small-print">{DISCLAIMER}</p> : null}
      </div>
      {columns.some((column) => column.hasGuarantee) ? (
        <GuaranteeDialog guarantee={guarantee} dialogId={guaranteeId} />
      ) : null}
      {schedules.length > 0 ? <ScheduleDialog id={scheduleId} schedules={schedules} /> : null}
    </Section>
  );
}

import { Accordion, Dialog, opensDialog, RichText } from "@courseway/ui";
import type { ScheduleView } from "./schedule.ts";

type Session = ScheduleView["sessions"][number];

/** Coming sessions in the browser's own dialog, each opened and closed by itself. [WS-009, WS-012, WS-016, WS-017] */
export function ScheduleDialog({
  id,
  schedules,
}: {
  readonly id: string;
  readonly schedules: readonly ScheduleView[];
}) {
  const [only] = schedules;
  const title = schedules.length === 1 && only ? only.title : "Webinar Schedule";
  return (
    <Dialog id={id} title={title} width="wide">
      {schedules.map((schedule, index) => (
        <section key={index} className="flex flex-col gap-4 not-first:mt-8">
          {schedules.length > 1 ? (
            <h3 className="cw-heading" data-size="h4">
              {schedule.title}
            </h3>
          ) : null}
          <RichText html={schedule.description} />
          <p className="font-semibold">{schedule.upcomingLabel}</p>
          <Accordion
            variant="boxed"
            items={schedule.sessions.map((session, i) => ({
              title: session.title,
              content: <Events events={session.eventsList} />,
              open: i === 0,
            }))}
          />
        </section>
      ))}
    </Dialog>
  );
}

function Events({ events }: { readonly events: Session["eventsList"] }) {
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {events.map(({ eventId, day, time }, index) => (
        <li key={eventId || index} className="flex flex-wrap justify-between gap-x-6">
          <span>{day}</span>
          <span>{time}</span>
        </li>
      ))}
    </ul>
  );
}

/** Opens a schedule's dialog. [WS-009] */
export function ScheduleLink({
  dialogId,
  label = "View Schedule",
}: {
  readonly dialogId: string;
  readonly label?: string;
}) {
  return (
    <button type="button" className="cw-link" {...opensDialog(dialogId)}>
      {label}
    </button>
  );
}

import { Accordion, Dialog, opensDialog, RichText } from "@courseway/ui";
import type { ScheduleView } from "./schedule.ts";

type Session = ScheduleView["sessions"][number];

/** Coming sessions in the browser's own dialog, in the layout of their category. [WS-009, WS-012, WS-013, WS-016] */
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
          <Sessions {...schedule} />
        </section>
      ))}
    </Dialog>
  );
}

/** Single meetings stand in one list; whatever has several days opens and closes by itself. [WS-013, WS-017] */
function Sessions({ layout, sessions }: Pick<ScheduleView, "layout" | "sessions">) {
  if (layout === "dates") return <Events events={sessions.flatMap((session) => session.eventsList)} />;
  const isSeries = layout === "series";
  return (
    <Accordion
      variant="boxed"
      items={sessions.map((session, index) => ({
        title: isSeries ? <SeriesTitle {...session} /> : session.title,
        content: <Events events={session.eventsList} numbered={isSeries} />,
        open: index === 0,
      }))}
    />
  );
}

/** A run of days under its first and last one. */
function SeriesTitle({ title, eventsList }: Session) {
  const [first, last] = [eventsList[0]?.day, eventsList.at(-1)?.day];
  if (!first || !last) return title;
  return (
    <>
      {title}: {first === last ? first : `${first} – ${last}`}
    </>
  );
}

function Events({ events, numbered = false }: { readonly events: Session["eventsList"]; readonly numbered?: boolean }) {
  return (
    <ul className="cw-schedule-events">
      {events.map(({ eventId, day, time }, index) => (
        <li key={eventId || index}>
          <span>
            {numbered ? <b>Day {index + 1} </b> : null}
            {day}
          </span>
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

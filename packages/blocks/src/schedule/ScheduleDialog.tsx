import { Accordion, Dialog, opensDialog, RichText } from "@courseway/ui";
import type { PageDialog } from "../define-block.ts";
import type { GridSchedule, ScheduleView } from "./schedule.ts";

type Session = ScheduleView["sessions"][number];

/**
 * The dialogs that every "View Schedule" of a block opens: one for each schedule, and a choice if a grid has several.
 * The page renders each once. [WS-009, WS-013]
 */
export function scheduleDialogs(
  schedules: readonly (ScheduleView | null)[],
  grid: GridSchedule | null = null,
): readonly PageDialog[] {
  const each = [...schedules, ...(grid?.schedules ?? [])]
    .filter((schedule) => schedule !== null)
    .map((schedule) => ({ id: schedule.id, element: <ScheduleDialog {...schedule} /> }));
  const choice = grid && grid.schedules.length > 1 ? [{ id: grid.id, element: <ScheduleChoice {...grid} /> }] : [];
  return [...each, ...choice];
}

/** Upcoming sessions in the browser's own dialog, in the layout of their category. [WS-009, WS-012, WS-013, WS-016] */
export function ScheduleDialog({ id, title, description, upcomingLabel, layout, sessions }: ScheduleView) {
  return (
    <Dialog id={id} title={title} width="wide">
      <div className="flex flex-col gap-4">
        <RichText html={description} />
        <p className="font-semibold">{upcomingLabel}</p>
        <Sessions layout={layout} sessions={sessions} />
      </div>
    </Dialog>
  );
}

/**
 * The schedules of a grid by name, each with its first day. A schedule opens above this choice, and closing it returns
 * here. [WS-012]
 */
export function ScheduleChoice({ id, schedules }: GridSchedule) {
  return (
    <Dialog id={id} title="Webinar Schedule" width="wide">
      <ul className="cw-schedule-events">
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <ScheduleLink dialogId={schedule.id} label={schedule.title} />
            <FirstDay {...schedule} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function FirstDay({ upcomingLabel, sessions }: ScheduleView) {
  const day = sessions[0]?.eventsList[0]?.day;
  return day ? (
    <span>
      {upcomingLabel} {day}
    </span>
  ) : null;
}

/** Single meetings are in one list. All other sessions open and close separately. [WS-013, WS-017] */
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

/** The title of a series, with its first and last day. */
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

import type { ScheduleItem } from "@courseway/services";
import { ModalDialog } from "@courseway/ui";
import type { VisitorStore } from "@courseway/visitor";
import { useVisitorStore } from "@courseway/visitor/react";
import { useEffect, useState } from "react";

export interface ScheduleProps {
  /** The course ids of the listed webinars. */
  readonly courseIds: readonly string[];
}

/**
 * Fetches the sessions from the host. The host cleans its response, which is empty if there are no sessions or the
 * service fails.
 * @param store sends the request for the visitor's time, because a preview's clock may differ from the real one
 */
async function fetchSchedule(
  courseIds: readonly string[],
  store: VisitorStore | null,
): Promise<readonly ScheduleItem[]> {
  const query = new URLSearchParams({ courseIds: courseIds.join(","), use: "builder" });
  const ask = (await store?.readDetails())?.fetch ?? fetch;
  const response = await ask(`/api/schedule/?${query}`);
  const body: unknown = response.ok ? await response.json() : null;
  return isAnswer(body) ? body.schedule : [];
}

const isAnswer = (body: unknown): body is { readonly schedule: readonly ScheduleItem[] } =>
  typeof body === "object" && body !== null && "schedule" in body && Array.isArray(body.schedule);

/** Class times of the listed webinars, behind "View Schedule"; nothing if there are none. [BB-014, API-026, API-029] */
export function Schedule({ courseIds }: ScheduleProps) {
  const store = useVisitorStore();
  const [isOpen, setOpen] = useState(false);
  const key = courseIds.join(",");
  const [answered, setAnswered] = useState<{ readonly key: string; readonly items: readonly ScheduleItem[] } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const answer = await fetchSchedule(key.split(","), store).catch(() => []);
      if (!isGone) setAnswered({ key, items: answer.filter(({ sessionList }) => sessionList.length > 0) });
    };
    if (key) void ask();
    return () => {
      isGone = true;
    };
  }, [key, store]);
  const items = answered?.key === key ? answered.items : [];
  if (items.length === 0) return null;
  return (
    <>
      <button type="button" className="cw-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        View Schedule
      </button>
      {isOpen ? (
        <ModalDialog title={items[0]?.webinarTitle || "Webinar Schedule"} width="wide" onClose={() => setOpen(false)}>
          <p className="font-semibold">Upcoming Webinars:</p>
          <ul className="cw-schedule-events">
            {items
              .flatMap(({ sessionList }) => sessionList)
              .flatMap(({ eventsList }) => eventsList)
              .map(({ eventId, day, time }, index) => (
                <li key={eventId || index}>
                  <span>{day}</span>
                  <span>{time}</span>
                </li>
              ))}
          </ul>
        </ModalDialog>
      ) : null}
    </>
  );
}

import { parseDateTime } from "@courseway/coupons";
import { type FormEvent, useState } from "react";
import { type Moment, timeText } from "../explain/moments.ts";

interface MomentFormProps {
  /** The time of the page's clock, in epoch ms. */
  readonly now: number;
  readonly isShifted: boolean;
  readonly timeZone: string;
  readonly canTravel: boolean;
  readonly moments: readonly Moment[];
  /** Why visitors do not see the page at this moment; null if they do. */
  readonly absence: string | null;
  /** Loads the page at a moment; null for now. @throws Error with the reason */
  readonly onTravel: (at: number | null) => Promise<void>;
}

/** Formats a moment in the time zone for a date field. */
const fieldText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at).replace(" ", "T");

/**
 * How long before a change the page is opened. Its clock continues, so the editor sees the page before the change, and
 * then the change.
 */
const BEFORE_MS = 30_000;

const OFF = "This site cannot show other moments: its PREVIEW_SECRET is not set.";

/** Shows the page's clock and when the page changes by itself, and opens the page at any other moment. */
export function MomentForm({ now, isShifted, timeZone, canTravel, moments, absence, onTravel }: MomentFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const travel = (at: number | null) => {
    setProblem(null);
    onTravel(at).catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("at");
    const at = typeof text === "string" ? parseDateTime(text, timeZone) : null;
    if (at === null) setProblem("Give a date and a time.");
    else travel(at);
  };
  const next = moments.find(({ at }) => at > now);
  return (
    <>
      <p>
        The page’s clock says <strong>{timeText(now, timeZone)}</strong>
        {isShifted ? ", and goes on from there." : ", the present."}
      </p>
      {absence === null ? null : <p className="note">{absence}</p>}
      {isShifted ? (
        <button type="button" onClick={() => travel(null)}>
          Back to now
        </button>
      ) : null}
      {canTravel ? (
        <form onSubmit={submit}>
          <label>
            Another moment ({timeZone})
            <input type="datetime-local" name="at" required defaultValue={fieldText(next?.at ?? now, timeZone)} />
          </label>
          <button className="primary">See the page then</button>
        </form>
      ) : (
        <p className="note">{OFF}</p>
      )}
      {problem === null ? null : (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
      <h3>When this page changes by itself</h3>
      {moments.length === 0 ? <p>No promotion, countdown or date changes it.</p> : null}
      <ol>
        {moments.map(({ at, changes }) => (
          <li key={at}>
            <strong>{timeText(at, timeZone)}</strong>
            {at <= now ? " (past)" : ""}: {changes.join("; ")}{" "}
            {canTravel ? (
              <div className="bar">
                <button
                  type="button"
                  onClick={() => travel(at - BEFORE_MS)}
                  aria-label={`30 s before ${timeText(at, timeZone)}`}
                >
                  30 s before
                </button>
                <button type="button" onClick={() => travel(at)} aria-label={`Right then, ${timeText(at, timeZone)}`}>
                  Right then
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

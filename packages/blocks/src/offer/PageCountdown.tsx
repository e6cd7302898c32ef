import { CountdownFigures, type PageCountdownProps } from "./CountdownFigures.tsx";
import { Island } from "../shared/island/Island.client.tsx";

interface FirstProps extends PageCountdownProps {
  /** When the page is rendered, in epoch ms. */
  readonly now: number;
}

/**
 * The time left, by the clock that all countdowns of a page share. Only a page with a countdown loads its code.
 * [PB-004, CN-008]
 */
export function PageCountdown({ now, ...countdown }: FirstProps) {
  return (
    <Island of="LaterCountdown" {...countdown}>
      <CountdownFigures {...countdown} now={now} />
    </Island>
  );
}

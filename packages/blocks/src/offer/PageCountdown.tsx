import { CountdownFigures, type PageCountdownProps } from "./CountdownFigures.tsx";
import { Island } from "../shared/island/Island.client.tsx";

interface FirstProps extends PageCountdownProps {
  /** When the page is rendered, in epoch ms. */
  readonly now: number;
}

/** Time left by the page's one clock; its code comes only with a page that counts down. [PB-004, CN-008] */
export function PageCountdown({ now, ...countdown }: FirstProps) {
  return (
    <Island of="LaterCountdown" {...countdown}>
      <CountdownFigures {...countdown} now={now} />
    </Island>
  );
}

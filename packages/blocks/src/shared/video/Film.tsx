import type { ReactNode } from "react";
import { Island } from "../island/Island.client.tsx";
import type { PlainIslandProps } from "../island/plain-island.client.tsx";
import type { FilmData } from "./Film.plain.ts";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Film: PlainIslandProps<FilmData>;
  }
}

export interface FilmProps extends FilmData {
  /** A link to the film: its poster, or a button. */
  readonly children: ReactNode;
}

/** A link that plays its film on this page; an early click waits for the script. [VID-002] */
export function Film({ children, ...data }: FilmProps) {
  return (
    <Island of="Film" data={data}>
      <span className="cw-film" data-hold="">
        {children}
      </span>
    </Island>
  );
}

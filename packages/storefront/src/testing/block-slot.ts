import type { ReactElement } from "react";
import type { Slot } from "@courseway/page-model";

type BlockSlot = Extract<Slot, { kind: "block" }>;

/** A block's place on a page that draws this and has nothing else. */
export const blockSlot = (render: () => ReactElement | null, name = "demo"): BlockSlot => ({
  kind: "block",
  name,
  index: 0,
  render,
  dialogs: () => [],
  missing: null,
  content: null,
  nextChange: null,
  offers: () => [],
});

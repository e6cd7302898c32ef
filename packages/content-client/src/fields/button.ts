import { z } from "zod";
import { choice } from "./choice.ts";
import { link } from "./link.ts";
import { field, listOf } from "./read.ts";
import { optionalText, text } from "./text.ts";
import { toggle } from "./toggle.ts";

/** The fields of one button as editors set them; for `z.object(buttonShape)` or to spread into a block's own. [LNK-001] */
export const buttonShape = {
  buttonText: text,
  buttonLink: link,
  buttonStyle: choice(["primary", "secondary", "tertiary"], "primary"),
  buttonSize: choice(["small", "large", "default"], "default"),
  fullWidth: toggle,
  buttonAlignment: choice(["left", "center", "right"], "left"),
  newTab: toggle,
  nofollow: toggle,
  noreferrer: toggle,
  noopener: toggle,
  useIcon: toggle,
  ctaTag: optionalText,
  buttonAriaLabel: optionalText,
};

const buttonSchema = z.object(buttonShape);

/** One button. [LNK-001, LNK-002, LNK-003, LNK-004] */
export type Button = Readonly<z.infer<typeof buttonSchema>>;

/** The first button of a list, or null. */
export const button = field((value) => readButtons(value)[0] ?? null);

/** All buttons of a list, in the editor's order. */
export const buttons = field(readButtons);

function readButtons(value: unknown): readonly Button[] {
  return listOf(value).flatMap((item) => buttonSchema.safeParse(item).data ?? []);
}

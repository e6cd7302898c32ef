import type { ContentRefusal } from "@courseway/content-client";
import type { ReportEvent } from "@courseway/observability";
import { expect, it } from "vitest";
import { reportRefusals } from "./content.ts";

const refusal = (message: string, block: string | null): ContentRefusal => ({
  code: 40403,
  block,
  isWholeBlock: false,
  message,
  parts: [message, "", ""],
});

it("each refusal of the content system is an alarm once a process, however many clients meet it", () => {
  const events: ReportEvent[] = [];
  const reported = new Set<string>();
  const [one, other] = [1, 2].map(() => reportRefusals((event) => void events.push(event), reported));
  one?.(refusal("the field a", "accordion"));
  other?.(refusal("the field a", "accordion"));
  other?.(refusal("the set b", null));
  expect(events).toMatchObject([
    { level: "error", code: 40403, message: "the field a", tags: { block: "accordion" } },
    { level: "error", code: 40403, message: "the set b" },
  ]);
});

import { beforeEach, expect, test } from "vitest";
import { emitEvent, receiveEvents, type VisitorEvent } from "./events.ts";

const play = (video: string): VisitorEvent => ({ name: "video", video, state: "play" });

// Other files of this worker emit events too.
beforeEach(() => receiveEvents(() => undefined)());

test("what happens before analytics is there waits for it, in order; what comes later follows at once", () => {
  emitEvent(play("first"));
  emitEvent(play("second"));
  const seen: VisitorEvent[] = [];
  const stop = receiveEvents((event) => seen.push(event));
  emitEvent(play("third"));
  stop();

  expect(seen).toEqual([play("first"), play("second"), play("third")]);
});

test("nothing is told twice", () => {
  emitEvent(play("once"));
  const seen: VisitorEvent[] = [];
  receiveEvents((event) => seen.push(event))();
  receiveEvents((event) => seen.push(event))();

  expect(seen).toEqual([play("once")]);
});

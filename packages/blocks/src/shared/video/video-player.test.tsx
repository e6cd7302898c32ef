// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { VideoPlayer } from "./VideoPlayer.client.tsx";

afterEach(cleanup);

test("the player is there only while its dialog is open [BL-topSectionWysiwyg-008]", async () => {
  const { container } = render(
    <dialog>
      <VideoPlayer src="https://films.example.com/1" title="Overview" />
    </dialog>,
  );
  const set = (newState: string) =>
    act(
      async () =>
        void container.querySelector("dialog")?.dispatchEvent(Object.assign(new Event("toggle"), { newState })),
    );
  const player = () => container.querySelector("iframe")?.getAttribute("src") ?? null;

  expect(player()).toBeNull();
  await set("open");
  expect(player()).toBe("https://films.example.com/1");
  await set("closed");
  expect(player()).toBeNull();
});

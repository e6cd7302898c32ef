// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Film } from "./Film.client.tsx";

afterEach(cleanup);

test("the player is there only while its dialog is open [BL-topSectionWysiwyg-008]", async () => {
  const { container } = render(
    <dialog>
      <Film src="https://films.example.com/1" title="Overview" />
    </dialog>,
  );
  const set = (open: boolean) => act(async () => void container.querySelector("dialog")?.toggleAttribute("open", open));
  const player = () => container.querySelector("iframe")?.getAttribute("src") ?? null;

  expect(player()).toBeNull();
  await set(true);
  expect(player()).toBe("https://films.example.com/1");
  await set(false);
  expect(player()).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

afterEach(cleanup);

test("is a closed dialog named by its title, whose close control comes first [MD-011]", () => {
  const { container } = render(
    <Dialog id="terms" title="Terms">
      <a href="/more/">More</a>
    </Dialog>,
  );
  const dialog = container.querySelector("dialog");
  expect(dialog?.open).toBe(false);
  expect(container.querySelector(`#${dialog?.getAttribute("aria-labelledby")}`)?.textContent).toBe("Terms");
  expect(dialog?.querySelector("button, a")?.getAttribute("aria-label")).toBe("Close");
  expect(dialog?.textContent).toContain("More");
});

test("opens and closes by commands of the platform alone, which no other attribute of the buttons contradicts [MD-013]", () => {
  const { container } = render(
    <>
      <Button opens="terms">Read</Button>
      <Dialog id="terms" title="Terms">
        Words
      </Dialog>
    </>,
  );
  const commands = [...container.querySelectorAll("button")].map((button) => [
    button.getAttribute("command"),
    button.getAttribute("commandfor"),
    button.hasAttribute("popovertarget"),
  ]);
  expect(commands).toEqual([
    ["show-modal", "terms", false],
    ["close", "terms", false],
  ]);
  // Inside a form, the close control would submit the form instead.
  expect(container.querySelector<HTMLButtonElement>("dialog button")?.form).toBeNull();
});

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "./Dialog.tsx";

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

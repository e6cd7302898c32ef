import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "../button/Button.tsx";
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

test("opens and closes without script in a browser that knows popovers but no invoker commands [MD-013]", () => {
  const { container } = render(
    <>
      <Button opens="terms">Read</Button>
      <Dialog id="terms" title="Terms">
        Words
      </Dialog>
    </>,
  );
  const dialog = container.querySelector("dialog");
  const [opener, closer] = container.querySelectorAll("button");
  expect(dialog?.getAttribute("popover")).toBe("auto");
  expect(opener?.getAttribute("popovertarget")).toBe(dialog?.id);
  expect(closer?.getAttribute("popovertarget")).toBe(dialog?.id);
  expect(closer?.getAttribute("popovertargetaction")).toBe("hide");
  // In a form it would send the form instead.
  expect(closer?.form).toBeNull();
});

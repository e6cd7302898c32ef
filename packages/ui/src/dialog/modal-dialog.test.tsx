// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ModalDialog } from "./ModalDialog.tsx";

// jsdom has no modal dialogs. This imitates as much of them as the component needs.
let shown = 0;
beforeEach(() => {
  shown = 0;
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    shown += 1;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  for (const name of ["showModal", "close"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

function Page({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const closed = () => {
    setOpen(false);
    onClose?.();
  };
  return isOpen ? (
    <ModalDialog title="Wait!" onClose={closed} actions={<button type="button">Later</button>}>
      <p>Words</p>
    </ModalDialog>
  ) : null;
}

const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog");

test("is open as a modal while it is drawn, named by its title, with the close control first", () => {
  const { rerender } = render(<Page />);
  rerender(<Page />);
  expect(shown).toBe(1);
  expect(screen.getByRole("dialog", { name: "Wait!" })).toBe(dialog());
  expect(dialog()?.querySelector("button")?.getAttribute("aria-label")).toBe("Close");
});

test.each(["Close", "Later"])("the button %s closes it, and its drawer hears of it once", (name) => {
  const onClose = vi.fn();
  render(<Page onClose={onClose} />);
  fireEvent.click(screen.getByRole("button", { name }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

test("a click on the backdrop closes it, one inside does not", () => {
  render(<Page />);
  const box = dialog();
  if (!box) throw new Error("The dialog is not open.");
  box.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);

  fireEvent.click(screen.getByText("Words"), { clientX: 5, clientY: 5 });
  fireEvent.click(box, { clientX: 300, clientY: 200 });
  expect(dialog()).toBe(box);

  fireEvent.click(box, { clientX: 20, clientY: 20 });
  expect(dialog()).toBeNull();
});

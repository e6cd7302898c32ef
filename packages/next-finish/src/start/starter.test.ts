// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { DIALOG_COMMANDS } from "./starter.ts";

const PAGE = `<button id="opener" commandfor="menu" command="show-modal"><b>Menu</b></button>
<dialog id="menu" closedby="any"><button commandfor="menu" command="close">Close</button><p>Words</p></dialog>`;

afterEach(() => document.querySelector("iframe")?.remove());

/** A page of its own; jsdom has no modal dialogs, and no invoker commands. */
function openPage() {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (page === null) throw new Error("The frame has no page.");
  page.document.body.innerHTML = PAGE;
  const calls: string[] = [];
  Object.assign(page.HTMLDialogElement.prototype, {
    showModal: () => void calls.push("showModal"),
    close: () => void calls.push("close"),
    getBoundingClientRect: () => new DOMRect(100, 100, 400, 300),
  });
  page.eval(DIALOG_COMMANDS);
  const click = (selector: string, [clientX, clientY]: readonly [number, number] = [0, 0]): void => {
    const event = new page.MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY });
    page.document.querySelector(selector)?.dispatchEvent(event);
  };
  return { page, calls, click, dialog: page.document.querySelector("dialog") };
}

test("opens a dialog as a modal one, closes it, and has the focus come back to what opened it [HD-004, MD-013]", () => {
  const { page, calls, click } = openPage();
  click("#opener b");
  expect(calls).toEqual(["showModal"]);
  expect(page.document.activeElement?.id).toBe("opener");
  click("dialog button");
  expect(calls).toEqual(["showModal", "close"]);
});

test("a press outside the dialog closes it, one inside does not", () => {
  const { calls, click, dialog } = openPage();
  click("dialog p", [0, 0]);
  click("dialog", [300, 200]);
  expect(calls).toEqual([]);
  click("dialog", [300, 50]);
  expect(calls).toEqual(["close"]);
  // A dialog that does not ask for it stays.
  dialog?.removeAttribute("closedby");
  click("dialog", [300, 50]);
  expect(calls).toEqual(["close"]);
});

test("leaves to the browser what it does by itself", () => {
  const { page, calls, click, dialog } = openPage();
  Object.assign(page, { CommandEvent: Event });
  click("#opener");
  Object.assign(dialog ?? {}, { closedBy: "any" });
  click("dialog", [300, 50]);
  expect(calls).toEqual([]);
});

// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { followTabs } from "./Tabs.plain.ts";
import { TabSet } from "./TabSet.tsx";

const tabs = ["One", "Two", "Three"].map((title, index) => ({
  anchor: `tab-${index}-${title.toLowerCase()}`,
  title,
  panel: <p>{title} words</p>,
}));

// jsdom has no layout, so there is nothing to scroll.
const scrolled: string[] = [];
function scrollIntoView(this: Element) {
  scrolled.push(this.id);
}

const element = (active = 0) => <TabSet label="Topics" tabs={tabs} active={active} />;
/** Writes the tabs' server HTML. */
function write(active?: number): void {
  document.body.innerHTML = renderToStaticMarkup(element(active));
}
let stop = () => {};
function start(): void {
  const island = document.querySelector("cw-island");
  if (!island) throw new Error("The tabs are no island.");
  stop = followTabs(island);
}
function show(active?: number): void {
  write(active);
  start();
}
const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeAll(() => hydrateIslands([element()]));
beforeEach(() => {
  scrolled.length = 0;
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  history.replaceState(null, "", "/course/");
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView");
});

test("only the selected tab's panel is there for eyes and for assistive technology [A11Y-011]", () => {
  show(1);

  expect(screen.getAllByRole("tabpanel").map((panel) => panel.textContent)).toEqual(["Two words"]);
  expect(screen.getByRole("tabpanel", { name: "Two" }).hidden).toBe(false);
  fireEvent.click(tab("Three"));
  expect(screen.getAllByRole("tabpanel").map((panel) => panel.textContent)).toEqual(["Three words"]);
});

test("left and right move between the tabs and wrap around [A11Y-008]", () => {
  show();
  tab("One").focus();

  const walked = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"].map((key) => {
    press(key);
    return [document.activeElement?.textContent, selected()].join();
  });
  expect(walked).toEqual(["Two,Two", "Three,Three", "One,One", "Three,Three", "Two,Two"]);
});

test("Home selects the first tab and End the last [A11Y-009]", () => {
  show(1);
  tab("Two").focus();
  press("End");
  expect([document.activeElement?.textContent, selected()]).toEqual(["Three", "Three"]);
  press("Home");
  expect([document.activeElement?.textContent, selected()]).toEqual(["One", "One"]);
});

test("a tab is a button, so that Enter and Space activate the focused one [A11Y-010]", () => {
  show();
  const button = tab("Two");

  expect(button).toBeInstanceOf(HTMLButtonElement);
  // A browser turns both keys on a button into a click; nothing here may prevent that.
  expect(["Enter", " "].map((key) => fireEvent.keyDown(button, { key }))).toEqual([true, true]);
  fireEvent.click(button);
  expect(selected()).toBe("Two");
});

test("keys with a modifier stay the browser's", () => {
  show();
  tab("One").focus();
  fireEvent.keyDown(tab("One"), { key: "ArrowRight", altKey: true });
  expect(selected()).toBe("One");
});

test("one tab at a time is in the order of the Tab key", () => {
  show(1);
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test("the select of small screens chooses as the tabs do [BL-tabComponent-004]", () => {
  show();
  fireEvent.change(screen.getByRole("combobox", { name: "Topics" }), { target: { value: "2" } });
  expect(selected()).toBe("Three");
});

test("an address that ends in a tab's anchor opens on it, and a link to one opens it later [BL-tabComponent-002]", () => {
  history.replaceState(null, "", "#tab-2-three");
  show();
  expect(selected()).toBe("Three");

  history.replaceState(null, "", "#tab-1-two");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(selected()).toBe("Two");
  expect(scrolled).toEqual(["tab-2-three", "tab-1-two"]);
});

test("another anchor changes nothing", () => {
  history.replaceState(null, "", "#guarantee");
  show(1);
  expect(selected()).toBe("Two");
});

test("the address names the chosen tab, and nothing scrolls [BL-tabComponent-002]", () => {
  show();
  fireEvent.click(tab("Two"));
  expect(location.hash).toBe("#tab-1-two");
  expect(scrolled).toEqual([]);
});

test("a link to something within a panel shows the panel, and leads there", () => {
  show();
  document.querySelector("#tab-2-three p")?.setAttribute("id", "a-word");
  history.replaceState(null, "", "#a-word");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect([selected(), scrolled]).toEqual(["Three", ["a-word"]]);
});

test("what the page has shown before the script is what it goes on with", () => {
  write();
  document.querySelector("#tab-0-one")?.setAttribute("data-shown", "false");
  document.querySelector("#tab-1-two")?.setAttribute("data-shown", "true");
  start();
  expect(selected()).toBe("Two");
  expect(screen.getAllByRole("tabpanel").map((panel) => panel.textContent)).toEqual(["Two words"]);
});

test("tabs that are gone hear nothing of the address", () => {
  show();
  stop();
  history.replaceState(null, "", "#tab-1-two");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(selected()).toBe("One");
});

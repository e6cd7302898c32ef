import type { Editing } from "@courseway/content-client";
import { expect, test } from "vitest";
import { editAddresses } from "./edit-addresses.ts";

const CRAFT = "https://cms.example/api";
const row = (id: string | null, address: string | null = null) => ({ id, address });
const editing: Editing = { id: "12", address: null, draftId: null, rows: [row("70"), row(null)] };
const addresses = (more: Partial<Editing> = {}, panel?: string) =>
  editAddresses(
    { editing: { ...editing, ...more }, sectionHandle: "pages" },
    { CONTENT_URL: CRAFT, CONTENT_CONTROL_PANEL: panel },
  );

test("an entry and its rows have the addresses of Craft's control panel; a row without an id is on its entry's screen [RT-048]", () => {
  const { entry, ofRow } = addresses();
  expect(entry).toBe("https://cms.example/admin/entries/pages/12");
  expect(ofRow(0)).toBe("https://cms.example/admin/edit/70");
  expect(ofRow(1)).toBe("https://cms.example/admin/entries/pages/12#fields-baseComponents");
  expect(ofRow(9)).toBe("https://cms.example/admin/entries/pages/12#fields-baseComponents");
});

test("an entry that was never published is opened by its draft", () => {
  expect(addresses({ draftId: "5" }).entry).toBe("https://cms.example/admin/entries/pages/12?draftId=5");
});

test("a control panel elsewhere is named, and an address that the content system gives holds within it alone", () => {
  const panel = "https://edit.example/cms/";
  expect(addresses({}, panel).entry).toBe("https://edit.example/cms/entries/pages/12");
  expect(addresses({ address: "https://edit.example/cms/entries/p/12-home" }, panel).entry).toBe(
    "https://edit.example/cms/entries/p/12-home",
  );
  for (const address of ["https://evil.example/", "javascript:alert(1)"])
    expect(addresses({ address, rows: [row("70", address)] }, panel).ofRow(0)).toBe("https://edit.example/cms/edit/70");
});

test("where the content system says no ids, and for visitors, there are none", () => {
  const nameless = addresses({ id: null });
  expect([nameless.entry, nameless.ofRow(1)]).toEqual([null, null]);
  const visitors = editAddresses(
    { editing: null, sectionHandle: "pages" },
    { CONTENT_URL: CRAFT, CONTENT_CONTROL_PANEL: undefined },
  );
  expect([visitors.entry, visitors.ofRow(0)]).toEqual([null, null]);
});

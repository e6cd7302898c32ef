// @vitest-environment jsdom
import { receiveEvents, type VisitorEvent } from "@courseway/visitor/events";
import { act, fireEvent, screen } from "@testing-library/react";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { vendorPage } from "../testing/vendor-page.tsx";
import { hydrateIslands } from "../testing/hydrate-islands.ts";
import { Film } from "./Film.tsx";
import { type PlayerMode, posterSize, wistiaFilm, youtubeFilm } from "./video.ts";

const players = { wistiaUrl: "https://wistia.example/iframe", youtubeUrl: "https://youtube.example/embed/" };
const film = wistiaFilm("abc123def4", "Overview", players);
const reported: VisitorEvent[] = [];
let stop = () => {};

beforeEach(() => {
  reported.length = 0;
  stop = receiveEvents((event) => reported.push(event));
  // jsdom does not open dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

const element = (mode: PlayerMode, autoplay = false) => (
  <Film film={film} mode={mode} autoplay={autoplay}>
    <a href={film.page}>Play</a>
  </Film>
);
beforeAll(() => hydrateIslands([element("inline")]));
/** A page with a film whose script has run. */
async function show(mode: PlayerMode, autoplay = false, more = {}) {
  const page = vendorPage(element(mode, autoplay), more);
  // The film's script loads after React has rendered the film.
  await act(() => vi.dynamicImportSettled());
  return page;
}
const frame = () => document.querySelector("iframe");
const click = (init = {}) => fireEvent.click(screen.getByRole("link", { name: "Play" }), init);

test("before the click nothing of the film's host is on the page but a link [VID-002]", async () => {
  const { come, scripts } = await show("popover");
  const before = scripts().length;
  await come();
  expect([frame(), scripts().length]).toEqual([null, before]);
});

test("a click opens the film over the page, with a spinner until its player is there, and waits for the close button [VID-002, VID-009]", async () => {
  await show("popover");
  expect(click()).toBe(false);
  const dialog = document.querySelector("dialog");

  expect([dialog?.open, dialog?.ariaBusy, dialog?.ariaLabel]).toEqual([true, "true", "Overview"]);
  expect(frame()?.src).toBe("https://wistia.example/iframe/abc123def4?autoPlay=true");
  frame()?.dispatchEvent(new Event("load"));
  expect(dialog?.ariaBusy).toBeNull();

  fireEvent.click(dialog?.querySelector("button") ?? document);
  expect([document.querySelector("dialog"), frame()]).toEqual([null, null]);
  expect(reported.map((event) => (event.name === "video" ? [event.video, event.state] : []))).toEqual([
    ["abc123def4", "open"],
    ["abc123def4", "play"],
    ["abc123def4", "close"],
  ]);
});

test.each(["inline", "embed"] as const)(
  "the mode %s puts the player in the poster's place, with a spinner until it is there [VID-002]",
  async (mode) => {
    const { container } = await show(mode);
    click();
    const player = container.querySelector(".cw-film-player");

    expect([document.querySelector("dialog"), screen.queryByRole("link")]).toEqual([null, null]);
    expect(frame()?.parentElement).toBe(player);
    expect(player?.getAttribute("aria-busy")).toBe("true");
    act(() => void frame()?.dispatchEvent(new Event("load")));
    expect(player?.hasAttribute("aria-busy")).toBe(false);
  },
);

test("a click for a new tab stays the browser's", async () => {
  await show("popover");
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  click({ ctrlKey: true });
  document.removeEventListener("click", stay);
  expect(frame()).toBeNull();
});

test("one that plays by itself does so without sound, once a tenth of it is near the screen with 50 px around [VID-004]", async () => {
  const { come, options } = await show("popover", true);
  expect([frame(), options()]).toEqual([null, { threshold: 0.1, rootMargin: "50px" }]);
  await come();
  expect(frame()?.src).toBe("https://wistia.example/iframe/abc123def4?autoPlay=true&muted=true");
});

test("none plays by itself for who wants nothing shared, or minds motion [PV-011, VID-004]", async () => {
  const refused = await show("popover", true, { isSignalOn: true });
  await refused.come();
  expect(frame()).toBeNull();
  refused.unmount();

  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await show("popover", true);
  expect(frame()).toBeNull();
});

test.each([
  ["dQw4w9WgXcQ", "https://youtube.example/embed/dQw4w9WgXcQ?autoplay=1"],
  ["dQw4w9WgXc", undefined],
  ["dQw4w9WgXcQQ", undefined],
  ["dQw4w9WgXc/", undefined],
  ["", undefined],
])("YouTube's id %j plays at %s [VID-005]", (id, playing) => {
  expect(youtubeFilm(id, "Overview", players)?.playing).toBe(playing);
});

test("a poster has 672 by 366 px, a portrait one 360 by 640 [VID-007]", () => {
  expect([posterSize(false), posterSize(true)]).toEqual([
    { width: 672, height: 366 },
    { width: 360, height: 640 },
  ]);
});

// @vitest-environment jsdom
import { lazyIsland } from "@courseway/ui";
import { ISLAND_END } from "@courseway/ui/islands";
import { text } from "node:stream/consumers";
import { type ReactNode, useEffect, useState } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { takeIslands } from "../finish/take-islands.ts";
import { HEADING_SLOT } from "../heading-text.ts";
import type { QueuedEvent, QueuedEvents } from "../start/queued.ts";
import { createIslandSources } from "./island-sources.ts";
import { Islands } from "./islands.ts";

/** Read once, with the first island. */
vi.hoisted(() => history.replaceState(null, "", "/?hlText=A-%3Cnew%3E-day"));

const started: string[] = [];
const ended: string[] = [];

interface BoxProps {
  readonly name: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children, and `more` once it was clicked. */
function Box({ name, more, children }: BoxProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    started.push(name);
    return () => void ended.push(name);
  }, [name]);
  return (
    <div>
      <button type="button" id={name} onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      {isOpen ? <b>{more}</b> : children}
    </div>
  );
}
const Broken = (): ReactNode => {
  if (typeof window === "undefined") return <p>Broken</p>;
  throw new Error("no rows");
};

const BoxIsland = lazyIsland("Box", async () => Box);
const LaterIsland = lazyIsland("Later", async () => Box, { when: "usable" });
const UsedIsland = lazyIsland("Used", async () => Box, { when: "used" });
const BrokenIsland = lazyIsland("Broken", async () => Broken);
const LostIsland = lazyIsland("Lost", async () => Box);
const offline = (): Promise<never> => Promise.reject(new Error("offline"));
/** What the browser's bundle has: the code of one island does not come. */
const bundle = { BoxIsland, LaterIsland, UsedIsland, BrokenIsland, Lost: lazyIsland<BoxProps>("Lost", offline) };

beforeAll(() => import("./hydrate.ts"));
beforeEach(() => {
  started.length = 0;
  ended.length = 0;
  // The registry takes a name once.
  vi.spyOn(customElements, "define").mockImplementation((name, element) => {
    for (const found of document.querySelectorAll(name)) element.prototype["connectedCallback"].call(found);
  });
});
// The query of the heading, which is read with the first import, is gone.
beforeEach(() => history.replaceState(null, "", "/"));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function serverHtml(page: ReactNode): Promise<string> {
  vi.stubGlobal("window", undefined);
  const { prelude } = await prerenderToNodeStream(page);
  vi.unstubAllGlobals();
  return text(prelude);
}

/** A page as the browser has it, finished or not, once its islands have started. */
async function open(
  page: ReactNode,
  { isFinished = false, queued }: { isFinished?: boolean; queued?: QueuedEvents } = {},
) {
  const { tree, islands: data } = takeIslands(await serverHtml(page));
  document.body.innerHTML = isFinished ? tree : await serverHtml(page);
  const nodes = [...document.querySelectorAll("i")];
  const islands = new Islands({
    sources: createIslandSources([bundle]),
    data: isFinished ? data : [],
    queued,
    addStyles: () => Promise.resolve(),
  });
  const settle = (waiting = "cw-island:not([live], [when])") =>
    vi.waitFor(() => expect(document.querySelector(waiting)).toBeNull(), { timeout: 5000 });
  return { islands, nodes, begin: () => (islands.begin(), settle()), settle };
}
const click = (id: string) => document.getElementById(id)?.click();
const says = (words: string) => vi.waitFor(() => expect(document.body.textContent).toBe(words));

test.each([true, false])(
  "an island takes its HTML over, and moves what it was given without drawing it: finished %s",
  async (isFinished) => {
    const page = (
      <BoxIsland name="one" more={<i>More</i>}>
        <i>Words</i>
      </BoxIsland>
    );
    const { nodes, begin } = await open(page, { isFinished });
    await begin();
    expect(document.querySelector("template")).toBeNull();
    expect(document.querySelector("cw-island")?.hasAttribute("live")).toBe(true);
    click("one");
    await says("oneMore");
    click("one");
    await says("oneWords");
    expect(document.querySelector("i")).toBe(nodes[0]);
  },
);

test("an island unmounts on its end event, before its element is removed", async () => {
  const page = <BoxIsland name="one">Words</BoxIsland>;
  const { begin } = await open(page);
  await begin();
  document.querySelector("cw-island")?.dispatchEvent(new Event(ISLAND_END));
  await vi.waitFor(() => expect(ended).toEqual(["one"]));
});

test("an island within another is a root of its own, also in what was hidden", async () => {
  const page = (
    <BoxIsland name="outer" more={<BoxIsland name="hidden">Deep</BoxIsland>}>
      <BoxIsland name="inner" more="Changed">
        Plain
      </BoxIsland>
    </BoxIsland>
  );
  const { begin } = await open(page, { isFinished: true });
  await begin();
  expect(started).toEqual(["outer", "inner"]);
  click("inner");
  await says("outerinnerChanged");
});

test("what the visitor used is started first and played again, the island around it before it", async () => {
  const page = (
    <>
      <BoxIsland name="first">1</BoxIsland>
      <BoxIsland name="second" more="Open">
        <BoxIsland name="third" more="Deep">
          3
        </BoxIsland>
      </BoxIsland>
    </>
  );
  const events: QueuedEvent[] = [];
  const queued = events as QueuedEvents;
  const { begin } = await open(page, { queued });
  const third = document.getElementById("third");
  if (third) events.push([third]);
  await begin();
  expect(started).toEqual(["second", "third", "first"]);
  await says("first1secondthirdDeep");
  expect(events).toHaveLength(0);
});

test("on a page that is kept for every heading, an island has the visitor's where its data or what it shows later has the place [RT-045]", async () => {
  const page = (
    <BoxIsland name="box" more={<i>{`Later: ${HEADING_SLOT}`}</i>}>
      <BoxIsland name={HEADING_SLOT}>Words</BoxIsland>
    </BoxIsland>
  );
  const { begin } = await open(page, { isFinished: true });
  // As the page was sent.
  document.body.innerHTML = document.body.innerHTML.replaceAll(HEADING_SLOT, "A &lt;new&gt; day");
  await begin();
  await says("boxA <new> dayWords");
  click("box");
  await vi.waitFor(() => expect(document.querySelector("b")?.textContent).toBe("Later: A <new> day"));
});

test("an island that says when waits for it", async () => {
  const { islands, begin, settle } = await open(<LaterIsland name="later">Words</LaterIsland>);
  await begin();
  expect(started).toEqual([]);
  islands.allow("usable");
  await settle("cw-island:not([live])");
  expect(started).toEqual(["later"]);
});

const WAITS = <UsedIsland name="waits">Words</UsedIsland>;
const twice = (
  <>
    <BoxIsland name="other">Other</BoxIsland>
    {WAITS}
  </>
);

test.each<[string, (button: HTMLElement) => void]>([
  ["points at it", (button) => button.dispatchEvent(new Event("pointerover", { bubbles: true }))],
  ["focuses it", (button) => button.focus()],
  ["clicks it without a pointer", (button) => button.click()],
  [
    "follows a link into it",
    () => {
      location.hash = "#waits";
      dispatchEvent(new Event("hashchange"));
    },
  ],
])("an island that waits to be used starts when the visitor %s, and no other does", async (_, use) => {
  const { begin, settle } = await open(twice);
  await begin();
  expect(started).toEqual(["other"]);
  const button = document.getElementById("waits");
  if (button) use(button);
  await settle("cw-island:not([live])");
  expect(started).toEqual(["other", "waits"]);
  location.hash = "";
});

test("no island waits to be used on the page of a visitor with a query", async () => {
  history.replaceState(null, "", "/?utm_source=mail");
  const { begin, settle } = await open(twice);
  await begin();
  await settle("cw-island:not([live])");
  expect(started).toEqual(["other", "waits"]);
  history.replaceState(null, "", "/");
});

test("an island that waits to be used starts with a page whose address leads into it", async () => {
  location.hash = "#waits";
  const { begin, settle } = await open(WAITS);
  await begin();
  await settle("cw-island:not([live])");
  expect(started).toEqual(["waits"]);
  location.hash = "";
});

test("an island that waits to be used plays a click that came before its code", async () => {
  const events: QueuedEvent[] = [];
  const queued = events as QueuedEvents;
  const { begin, settle } = await open(twice, { queued });
  await begin();
  const button = document.getElementById("waits");
  if (button) events.push([button]);
  queued.onQueued?.();
  await settle("cw-island:not([live])");
  await vi.waitFor(() => expect(document.querySelector("b")).not.toBeNull());
});

test("an island whose click was answered before it could hear it starts all the same", async () => {
  const queued: QueuedEvents = Object.assign([], { answered: [] as Element[] });
  const { begin, settle } = await open(twice, { queued });
  await begin();
  const button = document.getElementById("waits");
  if (button) queued.answered?.push(button);
  queued.onQueued?.();
  await settle("cw-island:not([live])");
  expect(document.querySelector("b")).toBeNull();
});

test("a click goes back to the browser where the code of its island does not come in time: a link after 4 s, a button after 15 s", async () => {
  const silent = new Promise<never>(() => {});
  for (const [html, ms] of [
    ['<a href="#x">Link</a>', 4000],
    ["<button>Button</button>", 15_000],
  ] as const) {
    vi.useFakeTimers();
    document.body.innerHTML = `<cw-island name="Silent" props="{}">${html}</cw-island>`;
    const back = vi.fn();
    const events: QueuedEvent[] = [];
    const queued: QueuedEvents = Object.assign(events, { back });
    const target = document.querySelector("a, button");
    if (target) events.push([target]);
    const sources = createIslandSources([{ Silent: lazyIsland("Silent", () => silent) }]);
    new Islands({ sources, data: [], queued, addStyles: () => Promise.resolve() }).begin();
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(back).toHaveBeenCalledOnce();
    vi.useRealTimers();
  }
});

test("an island whose code fails to load keeps the server's HTML and is reported, and the others start [PB-022]", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  const page = (
    <>
      <LostIsland name="lost">Words</LostIsland>
      <BoxIsland name="next">Next</BoxIsland>
    </>
  );
  const { begin } = await open(page);
  vi.stubGlobal("reportError", reported);
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  await begin();
  expect(reported, "the visitor may be leaving").not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(reported.mock.calls.flat().map(String)).toEqual(["Error: The island Lost fails: Error: offline"]);
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ element: document.querySelector("cw-island[name=Lost]") });
  await says("lostWordsnextNext");
  expect(started).toEqual(["next"]);
});

test("an island that throws is left out, and the others start", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = (
    <>
      <BrokenIsland />
      <BoxIsland name="next">Next</BoxIsland>
    </>
  );
  const { begin } = await open(page);
  vi.stubGlobal("reportError", reported);
  await begin();
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ element: document.querySelector("cw-island[name=Broken]") });
  expect(document.querySelector("cw-island > [data-left-out]")).not.toBeNull();
  await says("nextNext");
  vi.unstubAllGlobals();
});

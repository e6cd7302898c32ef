// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QueuedEvent } from "../start/queued.ts";
import { playFirst } from "./replay.ts";

let root: Root | null = null;
const container = document.createElement("div");

beforeEach(() => {
  document.body.append(container);
});
afterEach(() => {
  act(() => root?.unmount());
  container.replaceChildren();
});

const one = <Found extends Element>(selector: string): Found => {
  const found = container.querySelector<Found>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}.`);
  return found;
};

/** The server's HTML, then what a visitor does with it, then React, then what was held. */
async function visit(page: ReactNode, before: () => readonly QueuedEvent[]): Promise<void> {
  container.innerHTML = renderToString(page);
  const queued = before();
  await act(async () => void (root = hydrateRoot(container, page)));
  const left = [...queued];
  await act(async () => {
    while (left.length > 0) {
      playFirst(left);
      // oxlint-disable-next-line no-await-in-loop -- an island draws one before the next comes
      await Promise.resolve();
    }
  });
}

/** What a visitor does with a field while nobody hears it. */
function type(selector: string, text: string): QueuedEvent {
  const field = one<HTMLInputElement | HTMLSelectElement>(selector);
  field.value = text;
  return [field, text];
}

function Fields({ onSend }: { readonly onSend?: (text: string) => void }) {
  const [text, setText] = useState("");
  const [state, setState] = useState("TX");
  const [steps, setSteps] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(text);
      }}
    >
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <select value={state} onChange={(event) => setState(event.target.value)}>
        <option>TX</option>
        <option>OH</option>
      </select>
      <button type="button" onClick={() => setSteps(steps + 1)}>
        Next
      </button>
      <output>{[text, state, steps].join(" ")}</output>
    </form>
  );
}

test("what was typed and chosen before React came is what its fields say", async () => {
  await visit(<Fields />, () => [type("input", "Ada"), type("select", "OH")]);
  expect(one("output").textContent).toBe("Ada OH 0");
  expect([one<HTMLInputElement>("input").value, one<HTMLSelectElement>("select").value]).toEqual(["Ada", "OH"]);
});

test("each click has its turn: two of them are two steps", async () => {
  await visit(<Fields />, () => [[one("button")], [one("button")]]);
  expect(one("output").textContent).toBe(" TX 2");
});

test("a submit comes after what was typed before it, and once", async () => {
  const onSend = vi.fn();
  await visit(<Fields onSend={onSend} />, () => [type("input", "A"), type("input", "Ada"), [one("form")]]);
  expect(onSend.mock.calls).toEqual([["Ada"]]);
});

test("an island whose form was sent early is no longer busy once React has the form", async () => {
  const island = document.createElement("cw-island");
  container.replaceWith(island);
  island.append(container);
  island.setAttribute("aria-busy", "true");
  const busyAtSubmit = vi.fn();
  await visit(<Fields onSend={() => busyAtSubmit(island.getAttribute("aria-busy"))} />, () => [[one("form")]]);
  expect(busyAtSubmit.mock.calls).toEqual([["true"]]);
  expect(island.hasAttribute("aria-busy")).toBe(false);
  island.replaceWith(container);
});

test("a text that was typed and taken back is empty for React too", async () => {
  const onChange = vi.fn();
  await visit(<input defaultValue="" onChange={(event) => onChange(event.target.value)} />, () => [
    type("input", "x"),
    type("input", ""),
  ]);
  expect(onChange.mock.calls).toEqual([[""]]);
});

function Switches({ onToggle }: { readonly onToggle: (name: string) => void }) {
  const [way, setWay] = useState("online");
  const [isOn, setOn] = useState(false);
  const toggle = () => {
    onToggle("box");
    setOn((on) => !on);
  };
  return (
    <form>
      {["online", "live", "mixed"].map((name) => (
        <input
          key={name}
          type="radio"
          name="way"
          id={name}
          checked={way === name}
          onChange={() => {
            onToggle(name);
            setWay(name);
          }}
        />
      ))}
      <input type="checkbox" id="box" checked={isOn} onChange={toggle} />
      <output>{`${way} ${isOn}`}</output>
    </form>
  );
}

/** A visitor's click on a switch that nobody hears. */
function press(id: string): QueuedEvent {
  const field = one<HTMLInputElement>(`#${id}`);
  field.checked = field.type === "radio" || !field.checked;
  return [field, field.checked];
}

test("a switch is told as it was left, a group of radio buttons by its last one", async () => {
  const onToggle = vi.fn();
  await visit(<Switches onToggle={onToggle} />, () => [press("live"), press("box"), press("mixed")]);
  expect(onToggle.mock.calls).toEqual([["box"], ["mixed"]]);
  expect(one("output").textContent).toBe("mixed true");
  expect(one<HTMLInputElement>("#mixed").checked).toBe(true);
});

test("a switch that was put back has not changed, and nobody is told", async () => {
  const onToggle = vi.fn();
  await visit(<Switches onToggle={onToggle} />, () => [press("box"), press("live"), press("box"), press("online")]);
  expect(onToggle).not.toHaveBeenCalled();
  expect(one("output").textContent).toBe("online false");
});

test("what is no longer on the page is left out, and what follows still comes", async () => {
  await visit(<Fields />, () => [
    [document.createElement("button")],
    [document.createElement("form")],
    [one("button")],
  ]);
  expect(one("output").textContent).toBe(" TX 1");
});

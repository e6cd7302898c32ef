import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A story of the tiny Storybook. */
export interface TinyStory {
  readonly html: string;
  /** Code that only this story loads. */
  readonly script?: string;
  /** The error with which it fails to render. */
  readonly error?: string;
}

/** Runs in the frame: shows stories and reports them over a channel, like Storybook's own frame. */
const FRAME = `
const listeners = {};
const emit = (event, data) => (listeners[event] ?? []).forEach((listener) => listener(data));
async function show(id) {
  const story = stories[id];
  if (story === undefined) return emit("storyMissing", id);
  if (story.error) return emit("storyThrewException", { message: story.error });
  if (story.script) await import("./" + id + ".js");
  document.querySelector("#storybook-root").innerHTML = "<main>" + story.html + "</main>";
  emit("storyRendered", id);
}
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  emit: (event, data) => void (event === "setCurrentStory" ? show(data.storyId) : emit(event, data)),
};
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.brand = /brand:(\\w+)/.exec(asked.get("globals"))[1];
show(asked.get("id"));
`;

const STYLE = `body { margin: 0; font: 16px sans-serif; background: #fff; color: #222 }
[data-brand="mtg"] h2 { color: #15643b }
.wide { padding: 20px }
.never { padding: 99px }`;

/**
 * Writes the parts of a built Storybook that a contact sheet needs, in a moment instead of a build: a list of stories,
 * and a frame that responds like Storybook's. Stories are named `block/example`.
 */
export function writeTinyStorybook(folder: string, stories: Readonly<Record<string, TinyStory>>): string {
  mkdirSync(folder, { recursive: true });
  const ids = Object.entries(stories).map(([path, story]) => {
    const [block = "", name = ""] = path.split("/");
    return { id: `blocks-${block.toLowerCase()}--${name}`, tags: [`block:${block}`], name, type: "story", story };
  });
  const other = { id: "ui-button--primary", title: "UI/Button", name: "Primary", type: "story" };
  const entries = Object.fromEntries([...ids, other].map((entry) => [entry.id, entry]));
  writeFileSync(join(folder, "index.json"), JSON.stringify({ v: 5, entries }));
  for (const { id, story } of ids) writeFileSync(join(folder, `${id}.js`), story.script ?? "");
  const known = JSON.stringify(Object.fromEntries(ids.map(({ id, story }) => [id, story])));
  writeFileSync(
    join(folder, "iframe.html"),
    `<!doctype html><html lang="en"><title>Story</title><style>${STYLE}</style><div id="storybook-root"></div>
<script type="module">const stories = ${known};${FRAME}</script></html>`,
  );
  return folder;
}

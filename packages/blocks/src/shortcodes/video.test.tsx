// @vitest-environment jsdom
import type { Video } from "@courseway/services";
import { RichText, type RichTextProblem } from "@courseway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { BlockPorts } from "../ports.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { video } from "./video.tsx";

const known: Video = {
  id: "abc123def4",
  name: "How a lesson works",
  description: "Two minutes.",
  duration: "PT1M5S",
  thumbnailUrl: "https://pictures.example/t.png",
  portrait: true,
  created: "2026-01-05T10:00:00+00:00",
  updated: null,
  assets: [],
};
const context = (text: string) => ({ ...testContext(), blocks: [{ name: "layout", content: { html: text } }] });

/** A text as a page shows it, and the problems that its editor gets. */
async function shown(text: string, data: Readonly<Record<string, Video | null>> = { abc123def4: known }) {
  const problems: RichTextProblem[] = [];
  const components = {
    video: (attributes: Readonly<Record<string, string>>) => video.render(attributes, data, context(text), () => null),
  };
  const element = <RichText html={text} components={components} onProblem={(problem) => problems.push(problem)} />;
  await hydrateIslands([element]);
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(element), "text/html");
  return { body, problems, link: body.querySelector("a"), picture: body.querySelector("img") };
}

test("a film of Wistia stands in any text as its poster with its length, of our own host, and as a link without script [VID-002, VID-007, VID-008]", async () => {
  const { link, picture, body } = await shown('<p>Watch:</p><p>[video wistia="abc123def4"]</p>');

  expect(picture?.getAttribute("src")).toBe("/api/poster/?id=abc123def4&crop=portrait");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["360", "640"]);
  expect(link?.getAttribute("href")).toBe("https://fast.wistia.net/embed/iframe/abc123def4");
  expect(link?.textContent).toBe("Play video: How a lesson works1:05");
  expect(body.querySelector("iframe, script")).toBeNull();
});

test("the editor's words and form go before what the host knows", async () => {
  const { link, picture } = await shown('<p>[video wistia="abc123def4" title="A lesson" portrait="false"]</p>');
  expect(link?.textContent).toContain("Play video: A lesson");
  expect(picture?.getAttribute("src")).toContain("crop=landscape");
});

test("a film of YouTube has its poster and player by an id of exactly 11 characters [VID-005, VID-006]", async () => {
  const { link, picture } = await shown('<p>[video youtube="dQw4w9WgXcQ" title="Parking"]</p>');
  expect(picture?.getAttribute("src")).toBe("/api/poster/?youtube=dQw4w9WgXcQ");
  expect(link?.getAttribute("href")).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
});

test.each(['youtube="short"', 'youtube="dQw4w9WgXcQQ"', 'wistia="../x"', 'title="none"'])(
  "[video %s] shows nothing, and its editor is told why [VID-005]",
  async (attributes) => {
    const { link, problems } = await shown(`<p>[video ${attributes}]</p>`);
    expect(link).toBeNull();
    expect([...new Set(problems.map(({ message }) => message))]).toEqual([expect.stringContaining("names no film")]);
  },
);

test("the player opens over the page unless the editor says otherwise [VID-003, VID-004]", () => {
  const getMode = (attributes: object) =>
    Object(video.render({ wistia: "abc", ...attributes }, null, context(""), () => null)).props;
  expect(getMode({})).toMatchObject({ mode: "popover", autoplay: false });
  expect(getMode({ mode: "inline", autoplay: "true" })).toMatchObject({ mode: "inline", autoplay: true });
  expect(getMode({ mode: "cinema" }).mode).toBe("popover");
});

test("asks once for each film that a text names, and search engines are told of those that are known [API-032, VID-001]", async () => {
  const text = '<p>[video wistia="abc123def4"] [video title="x" wistia="abc123def4"] [video wistia="other"]</p>';
  const find = vi.fn(async (id: string) => (id === known.id ? known : null));
  const ports: BlockPorts = { schedule: async () => [], brandRating: async () => null, video: find };
  const data = await video.load?.(context(text), ports);

  expect(find.mock.calls.flat()).toEqual(["abc123def4", "other"]);
  expect(data).toEqual({ abc123def4: known, other: null });
  expect(video.structuredData(data, context(text))).toMatchObject([
    { "@type": "VideoObject", name: "How a lesson works", duration: "PT1M5S" },
  ]);
});

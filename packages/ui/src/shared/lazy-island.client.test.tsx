// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, expect, test, vi } from "vitest";
import { lazyIsland } from "./lazy-island.client.ts";

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => (
  <p>
    Good day, {name}. {"Long words. ".repeat(2000)}
  </p>
);

test("the server's HTML is whole and in its place, however long", async () => {
  const Island = lazyIsland("Late", async () => Greeting);
  const { prelude } = await prerenderToNodeStream(
    <main>
      <Island name="Ada" />
    </main>,
  );
  const html = await text(prelude);

  expect(html).toMatch(/^<main><cw-island name="Late"><p>Good day, /);
  expect(html).not.toContain("<template");
});

test("its code is asked for when it is drawn, and once", async () => {
  const load = vi.fn(async () => Greeting);
  const Island = lazyIsland("Greeting", load);
  expect(load).not.toHaveBeenCalled();

  await act(async () => {
    render(
      <>
        <Island name="Ada" />
        <Island name="Grace" />
      </>,
    );
  });
  expect(await screen.findAllByText(/Good day/)).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

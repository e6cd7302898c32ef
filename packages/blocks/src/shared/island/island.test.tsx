import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeEach, expect, test, vi } from "vitest";

const Drawn = ({ children }: { readonly children: ReactNode }) => <p>{children}</p>;

/** A fresh copy of the module, as on a new page. */
async function fresh() {
  vi.resetModules();
  return import("./Island.client.tsx");
}

beforeEach(() => void vi.restoreAllMocks());

test("an island's HTML is whole on the server, and the list is asked for with the first island, once", async () => {
  const { Island, provideIslands } = await fresh();
  const { islands } = await import("../../islands.ts");
  const load = vi.fn(async () => ({ ...islands, Carousel: Object.assign(Drawn, { source: islands.Carousel.source }) }));
  provideIslands(load);
  expect(load).not.toHaveBeenCalled();

  const page = (
    <main>
      <Island of="Carousel" data={{}}>
        One
      </Island>
      <Island of="Carousel" data={{}}>
        Two
      </Island>
    </main>
  );
  expect(await text((await prerenderToNodeStream(page)).prelude)).toBe("<main><p>One</p><p>Two</p></main>");
  expect(renderToStaticMarkup(page)).toBe("<main><p>One</p><p>Two</p></main>");
  expect(load).toHaveBeenCalledTimes(1);
});

test("where nothing says where the islands are, it is told what to do", async () => {
  const { Island } = await fresh();
  const onError = vi.fn();
  const page = (
    <Island of="StateChoice" id="a" states={[]}>
      {null}
    </Island>
  );
  await expect(prerenderToNodeStream(page, { onError })).rejects.toThrow("Put BlocksProvider around the page.");
});

test("the compiler knows the props of an island by its name", async () => {
  const { Island } = await fresh();
  // @ts-expect-error -- no island is called so
  const unknown = <Island of="Carrousel" />;
  // @ts-expect-error -- the props of another island
  const wrong = <Island of="Tabs" slides={[]} />;
  expect([unknown, wrong].map(({ props }) => props.of)).toEqual(["Carrousel", "Tabs"]);
});

test("whoever calls it by hand, as the report of links does, gets an element and waits for nothing", async () => {
  const { Island, provideIslands } = await fresh();
  const load = vi.fn(async () => (await import("../../islands.ts")).islands);
  provideIslands(load);

  expect(isValidElement(Island({ of: "StateChoice", id: "a", states: [], children: null }))).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

import { type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guarded } from "./guarded.ts";
import { ISLAND_FAULT } from "./island-fault.ts";
import { lazyIsland } from "./lazy-island.client.ts";

const reported: unknown[] = [];
beforeEach(() => void Reflect.set(globalThis, ISLAND_FAULT, (...fault: unknown[]) => reported.push(fault)));
afterEach(() => {
  Reflect.deleteProperty(globalThis, ISLAND_FAULT);
  reported.length = 0;
});

const fault = new Error("no rows");
const Faulty = (): ReactNode => {
  throw fault;
};
const Labeled = ({ children }: { readonly children?: ReactNode }) => {
  const id = useId();
  return (
    <p id={id}>
      {children}
      <b>{useId()}</b>
    </p>
  );
};
const Deep = () => (
  <div>
    <Labeled>
      {["a", "b"].map((key) => (
        <Labeled key={key} />
      ))}
    </Labeled>
    <Labeled>one</Labeled>
  </div>
);

test("an island that throws on the server is left out and told; its neighbors stand", () => {
  const Island = guarded(Faulty);
  const html = renderToStaticMarkup(
    <main>
      <p>before</p>
      <Island />
      <p>after</p>
    </main>,
  );
  expect(html).toBe('<main><p>before</p><template data-left-out=""></template><p>after</p></main>');
  expect(reported).toEqual([["Faulty", fault]]);
});

test("so is a component below an island, and an island whose code comes by itself", async () => {
  const Island = lazyIsland("Late", async () => () => (
    <form>
      <fieldset>
        <Faulty />
      </fieldset>
    </form>
  ));
  const { prelude } = await prerenderToNodeStream(
    <main>
      <Island />
      <p>after</p>
    </main>,
  );
  expect(await text(prelude)).toMatch(
    /^<main><cw-island [^<>]*><form><fieldset><template data-left-out=""><\/template>.*<p>after/,
  );
  expect(reported).toEqual([["Faulty", fault]]);
});

test("an island without fault has the very markup that the browser will make, ids included", () => {
  const Island = guarded(Deep);
  expect(renderToStaticMarkup(<Island />)).toBe(renderToStaticMarkup(<Deep />));
});

const Row = ({ children }: { readonly children?: ReactNode }) => <li>{children}</li>;
const List = ({ children }: { readonly children?: ReactNode }) => (
  <ul>
    <Row>first</Row>
    {children}
  </ul>
);

test("React asks for no key that the island's author need not give", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Island = guarded(() => (
    <List>
      <Row>
        <Labeled>a</Labeled>
        <Labeled>b</Labeled>
      </Row>
      {[<Row key="only">c</Row>]}
      <>
        <Row>d</Row>
      </>
    </List>
  ));
  const Alone = guarded(({ children }: { readonly children?: ReactNode }) => children);
  expect(renderToStaticMarkup(<Island />)).toMatch(/^<ul><li>first<\/li><li><p id.*<li>c<\/li><li>d<\/li><\/ul>$/);
  expect(
    renderToStaticMarkup(
      <Alone>
        <Row>a</Row>
        <Row>b</Row>
      </Alone>,
    ),
  ).toBe("<li>a</li><li>b</li>");
  expect(warned).not.toHaveBeenCalled();
});

test("what React throws to wait is no fault", async () => {
  const Late = lazyIsland("Late", async () => Deep);
  const Island = guarded(() => <Late />);
  const { prelude } = await prerenderToNodeStream(<Island />);
  expect(await text(prelude)).toContain("one");
  expect(reported).toEqual([]);
});

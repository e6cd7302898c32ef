// @vitest-environment jsdom
import { act } from "@testing-library/react";
import fc from "fast-check";
import { Blob } from "node:buffer";
import { createRequire } from "node:module";
import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { handsRowsOver, type LeanPage, withoutStaticParts } from "./static-parts.ts";

const LONG = "A text that is long enough to be left to the page, and a little longer.";

/** What stands for a client component; the data refers to its module, the HTML has what it drew. */
const Island = ({ children }: { readonly children?: ReactNode; readonly text?: string }) => <b>{children}</b>;

/** A tree as React's server hands it over. */
function handedOver(node: ReactNode): unknown {
  if (typeof node === "string") return node.startsWith("$") ? `$${node}` : node;
  if (Array.isArray(node)) return node.map(handedOver);
  if (!isValidElement<Record<string, ReactNode>>(node)) return node;
  const { type, key, props } = node;
  const name = type === Fragment ? "$1" : type === Island ? "$L2" : type;
  return ["$", name, key, Object.fromEntries(Object.entries(props).map(([prop, value]) => [prop, handedOver(value)]))];
}

const MODULES = '1:"$Sreact.fragment"\n3:"/a.js"\n2:I[1,["$3"],"Island"]\n';
const rowsOf = (page: ReactNode): string => `${MODULES}0:${JSON.stringify(handedOver(page))}\n`;

function lean(html: string, rows: string): LeanPage {
  const page = withoutStaticParts(html, Buffer.from(rows));
  if (typeof page === "string") throw new Error(page);
  return page;
}
const leanPage = (page: ReactNode) => lean(renderToString(page), rowsOf(page));

/** The rows that a browser hands over to React which shows the HTML. */
function filled(html: string, data: string): string {
  document.body.innerHTML = html;
  const portions: (readonly [number, string])[] = [];
  vi.stubGlobal("__next_f", portions);
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs the page's file
  new Function("p", handsRowsOver(data))([...document.querySelectorAll("[data-s]")].map((part) => part.innerHTML));
  return portions[0]?.[1] ?? "";
}

/** React's own reader of such rows, as the installed Next has it. */
const reader = createRequire(import.meta.url)(
  "next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js",
) as { createFromReadableStream(stream: ReturnType<Blob["stream"]>, options: object): Promise<ReactNode> };
const treeOf = (rows: string): Promise<ReactNode> =>
  reader.createFromReadableStream(new Blob([rows]).stream(), { callServer: undefined });

describe("a page's data", () => {
  it("leaves the content of an element to the HTML, with all that nothing else refers to", () => {
    const text = `$5 ${LONG}`;
    const html = `<main><p>${text}</p><p><br/></p></main>`;
    const rows = `0:["$","main",null,{"id":"$undefined","children":["$L5","$L6"]}]\n5:["$","p",null,{"children":"$7"}]\n6:["$","p",null,{"children":["$","br",null,{}]}]\n7:T${text.length.toString(16)},${text}:HC["/",""]\n`;
    expect(lean(html, rows)).toEqual({
      html: `<main data-s=""><p>${text}</p><p><br/></p></main>`,
      data: '0:["$","main",null,{"dangerouslySetInnerHTML":{"__html":"~0"}}]\n:HC["/",""]\n',
      marks: 1,
    });
  });

  it("keeps islands, fields and what React puts into the head, but not what stands beside them", () => {
    const { html, data } = leanPage(
      <main>
        <div className="a">
          <Island text={LONG}>{LONG}</Island>
          <p>{LONG}</p>
          <i>Short</i>
        </div>
        <label>
          {LONG} <input defaultValue="a" />
        </label>
        <select>
          <option>{LONG}</option>
        </select>
      </main>,
    );
    expect(html.match(/<\w+ data-s=""/gu)).toEqual(['<p data-s=""']);
    expect(data.split(LONG)).toHaveLength(5);
    expect(data).toContain('2:I[1,["$3"],"Island"]\n');
    expect(data).toContain('3:"/a.js"\n');
  });

  it("counts elements as they stand in the page, in whatever order the data names them, and one that it names twice once", () => {
    const [first, second] = [`<p>${LONG} 1</p>`, `<p>${LONG} 2</p>`];
    const row = (id: string, text: string) => `${id}:["$","p",null,{"children":"${LONG} ${text}"}]\n`;
    const rows = `${MODULES}0:["$","$L2",null,{"last":"$L7","first":"$L6","again":"$L7"}]\n${row("6", "1")}${row("7", "2")}`;
    const { html, data, marks } = lean(`<main>${first}<i></i>${second}</main>`, rows);
    expect(marks).toBe(2);
    const handed = filled(html, data);
    expect(handed).toContain(`6:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"${LONG} 1"}}]`);
    expect(handed).toContain(`7:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"${LONG} 2"}}]`);
  });

  it("keeps what does not stand in the HTML letter by letter, or only where no element does", () => {
    const page = (
      <div>
        <Island />
        <p>{LONG}</p>
      </div>
    );
    const html = renderToString(page);
    for (const other of [
      html.replace("<p>", '<p class="a">'),
      html.replace("long", "lang"),
      html.replace("<p>", "<template><p>").replace("</p>", "</p></template>"),
    ])
      expect(lean(other, rowsOf(page)).html).toBe(other);
  });

  it("keeps content that another place refers into", () => {
    const html = `<main><div><p>${LONG}</p></div><p>${LONG}</p></main>`;
    const rows = `${MODULES}0:["$","main",null,{"children":[["$","div",null,{"children":["$","p",null,{"children":"${LONG}"}]}],["$","$L2",null,{"text":"$0:props:children:0:props:children"}]]}]\n`;
    const { html: marked, data } = lean(html, rows);
    expect(marked).toBe(`<main><div><p data-s="">${LONG}</p></div><p>${LONG}</p></main>`);
    expect(data).toContain('"$0:props:children:0:props:children"');
  });

  it("leaves out the page of unknown addresses, unless something refers into it", () => {
    const layout = (notFound: string, text: string) =>
      `${MODULES}0:["$","$L2",null,{"parallelRouterKey":"children","notFound":${notFound},"text":${text}}]\n`;
    const without = lean("", layout('["$","p",null,{"children":"Nothing here"}]', '"a"'));
    expect(without.data).toContain('"notFound":"$undefined"');
    const referred = layout('["$","p",null,{"children":"Nothing here"}]', '"$0:props:notFound:props:children"');
    expect(lean("", referred).data).toContain('"notFound":["$","p",null,{"children":"Nothing here"}]');
  });

  it("stays as it is where its content has a text like one that stands for content", () => {
    const page = `0:{"a":["$","p",null,{"dangerouslySetInnerHTML":{"__html":"~1"}}]}\n`;
    expect(withoutStaticParts("", Buffer.from(page))).toContain("a text like one that stands for content");
  });
});

describe("React, in a page without its content in the data", () => {
  let root: Root | null = null;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  const page = (
    <main>
      <section>
        <h2>{LONG}</h2>
        <details>
          <summary>Question &amp; answer</summary>$5, {LONG}
        </details>
      </section>
      <label>
        Name <input defaultValue="a" />
      </label>
    </main>
  );

  /** Wakes the page up; React draws all of it anew where `change` did something that it cannot overlook. */
  async function wake(change?: () => void): Promise<unknown[]> {
    const { html, data } = leanPage(page);
    const tree = await treeOf(filled(html, data));
    change?.();
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(document.body, tree, { onRecoverableError: (error) => errors.push(error) });
    });
    return errors;
  }

  it("leaves every element as it is, with what the visitor did to it", async () => {
    // React says in development alone that somebody changed the page.
    vi.spyOn(console, "error").mockReturnValue(undefined);
    let before: readonly Element[] = [];
    const errors = await wake(() => {
      before = [...document.querySelectorAll("*")];
      document.querySelector("details")?.setAttribute("open", "");
      document.querySelector("h2")?.append(document.createElement("font"));
    });
    expect(errors).toEqual([]);
    expect(before.length).toBeGreaterThan(8);
    expect(before.filter((one) => !one.isConnected)).toEqual([]);
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("draws the same where it has to draw the page anew", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const section = () => document.querySelector("section");
    let before: Element | null = null;
    const errors = await wake(() => {
      before = section();
      document.querySelector("main")?.prepend(document.createElement("div"));
    });
    expect(errors).not.toEqual([]);
    expect(section()).not.toBe(before);
    expect(section()?.innerHTML).toBe(before === null ? "" : Reflect.get(before, "innerHTML"));
    expect(document.querySelector("label")?.textContent).toBe("Name ");
  });
});

it("shows whatever a page shows, for any page", async () => {
  const text = fc.oneof(fc.constantFrom("$", "$1", "~0", "a\u2028b", '"__html":"~0"', "&amp;<b>", LONG), fc.string());
  const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc
        .tuple(fc.constantFrom("div", "section", "span", "details"), text, fc.array(tie("tree"), { maxLength: 4 }))
        .map(([name, title, children]) => createElement(name, { "aria-label": title }, ...children)),
      fc.array(tie("tree"), { maxLength: 3 }).map((children) => createElement(Fragment, {}, ...children)),
      fc.constantFrom(<input defaultValue="a" />, <svg viewBox="0 0 1 1" />),
    ),
  }));
  const shown = (html: string): string => {
    const place = document.createElement("div");
    place.innerHTML = html.replaceAll(/<!-- -->| data-s=""/gu, "");
    return place.innerHTML;
  };
  await fc.assert(
    fc.asyncProperty(tree, async (page) => {
      const { html, data } = leanPage(<main>{page}</main>);
      const again = renderToString(await treeOf(filled(html, data)));
      expect(shown(again)).toBe(shown(renderToString(<main>{page}</main>)));
    }),
    { numRuns: 200 },
  );
});

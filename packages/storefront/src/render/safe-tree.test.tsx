import type { BlockComponent } from "@courseway/blocks";
import type { Report } from "@courseway/observability";
import { guarded, RichText, type RichTextProps } from "@courseway/ui";
import {
  createContext,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  type ReactNode,
  use,
  useId,
  version,
} from "react";
import { renderToStaticMarkup, version as serverVersion } from "react-dom/server";
import { prerender } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import type { Slot } from "@courseway/page-model";
import { blockSlot } from "../testing/block-slot.ts";
import { BlockSlot, PageDialogs, reportIslands } from "./BlockSlot.tsx";
import { resolveNode } from "@courseway/chrome/safe-tree";

const Deep = ({ text }: { text: string }) => <b>{text}</b>;
const Labelled = () => {
  const id = useId();
  return <label htmlFor={id}>name</label>;
};
const Faulty = (): never => {
  throw new Error("no price table");
};
function renderSlot(slot: Slot, showErrors: boolean, shortcodes: RichTextProps["components"] = {}) {
  const reported: string[] = [];
  const report: Report = ({ message }) => void reported.push(message);
  reportIslands(report);
  const html = renderToStaticMarkup(
    <BlockSlot slot={slot} showErrors={showErrors} report={report} shortcodes={shortcodes} />,
  );
  return { html, reported };
}

describe("resolveNode", () => {
  it("gives the same markup as React itself", () => {
    const tree = (
      <section>
        {["a", "b"].map((text) => (
          <Deep key={text} text={text} />
        ))}
        <Fragment>
          <Deep text="c" /> and {1}
        </Fragment>
        {null}
      </section>
    );
    const Resolved = () => resolveNode(tree);
    expect(renderToStaticMarkup(<Resolved />)).toBe(renderToStaticMarkup(tree));
  });

  it("leaves props that hold data as they are", () => {
    const List = ({ items }: { items: readonly { text: string }[] }) =>
      items.map(({ text }) => <i key={text}>{text}</i>);
    const Resolved = () => resolveNode(<List items={[{ text: "a" }]} />);
    expect(renderToStaticMarkup(<Resolved />)).toBe("<i>a</i>");
    const element = resolveNode(<input data-rows={["x"]} />);
    expect(element).toMatchObject({ props: { "data-rows": ["x"] } });
  });
});

const MARKS = "react.memo react.forward_ref react.lazy react.context".split(" ");

describe("what React's elements are made of", () => {
  it("is tried with the React that this run is for", () => {
    const isCanary = process.env["REACT_CHANNEL"] === "canary";
    expect(version).toMatch(isCanary ? /-canary-/u : /^\d+\.\d+\.\d+$/u);
    expect(serverVersion).toBe(version);
  });

  it("is what the walk goes by: elements that React knows, islands by their mark, and no other component as a function", () => {
    const element = resolveNode(<Deep text="a" />);
    expect(isValidElement(element)).toBe(true);
    expect(element).toMatchObject({ type: "b", props: { children: "a" }, key: null });
    const wrapped = [memo(Deep), forwardRef(() => null), lazy(async () => ({ default: Deep })), createContext(null)];
    expect(wrapped.map(({ $$typeof }) => $$typeof)).toEqual(MARKS.map((mark) => Symbol.for(mark)));
  });
});

/** An island that is handed elements inside of data, as a bundler marks it. */
const Island = Object.assign(
  ({ items = [] }: { items?: readonly { readonly content: ReactNode }[] }) => items.map(({ content }) => content),
  {
    $$typeof: Symbol.for("react.client.reference"),
  },
);

describe("resolveNode and what it must not miss", () => {
  it("calls server components inside of an island's data, and leaves data without elements as it is", () => {
    const rows = [{ text: "a", flags: [true, null, false] }];
    const element = resolveNode(<Island items={[{ content: <Deep text="a" /> }]} data-rows={rows} />);
    expect(element).toMatchObject({ props: { items: [{ content: { type: "b" } }] } });
    expect(isValidElement<Record<string, unknown>>(element) && element.props["data-rows"]).toBe(rows);
    expect(() => resolveNode(<Island items={[{ content: <Faulty /> }]} />)).toThrow("no price table");
  });

  it("calls server components in any list that React would draw", () => {
    expect(() => resolveNode(<ul>{new Set([<Faulty key="a" />])}</ul>)).toThrow("no price table");
  });

  it("refuses what must be waited for, since its fault would come too late to be caught", () => {
    const Late = async () => <p>late</p>;
    const LateFault = async (): Promise<never> => Promise.reject(new Error("too late"));
    // @ts-expect-error -- an async component is no component of a block
    const asComponent: BlockComponent<object> = Late;
    expect(asComponent).toBe(Late);
    expect(() => resolveNode(<Late />)).toThrow("The component Late is async");
    expect(() => resolveNode(<LateFault />)).toThrow("Move what it waits for into the block's load.");
    expect(() => resolveNode(<p>{Promise.resolve("a")}</p>)).toThrow("A child is async");
  });
});

describe("BlockSlot and the texts of its block", () => {
  const text = (html: string, components?: RichTextProps["components"]) =>
    blockSlot(() => (
      <section>
        <Island items={[{ content: <RichText key="a" html={html} components={components} /> }]} />
      </section>
    ));
  const shortcodes = { year: () => <b>2026</b>, stars: () => null };

  it("gives every rich text the page's shortcodes, its own before them [CH-001, CH-003]", () => {
    expect(renderSlot(text("[year] [stars]"), false, shortcodes).html).toContain("<b>2026</b> </div>");
    expect(renderSlot(text("[year]", { year: () => <i>mine</i> }), false, shortcodes).html).toContain("<i>mine</i>");
  });

  it("reports a shortcode that nobody makes, and says so to its editor alone", () => {
    const { html, reported } = renderSlot(text('a[map key="tx"]b'), false, shortcodes);
    expect(html).toContain(">ab</div>");
    expect(reported).toEqual(["Block demo (0): Nothing makes the shortcode [map]. Check its spelling or remove it."]);
    expect(renderSlot(text('a[map key="tx"]b'), true, shortcodes).html).toMatch(
      /data-block-warning="demo".*Block 1, “demo”, is shown in part.*Nothing makes the shortcode \[map\]\./u,
    );
  });

  it("leaves out the block of a text that is over a limit, and says why to its editor", () => {
    const deep = text("<div>".repeat(1900));
    const { html, reported } = renderSlot(deep, false);
    expect(html).toBe("");
    expect(reported).toEqual([expect.stringMatching(/^Block demo \(0\) threw and is left out: This rich text nests/u)]);
    expect(renderSlot(deep, true).html).toContain("This rich text nests its elements too deep; 100 is the limit.");
  });
});

describe("BlockSlot", () => {
  it("renders a block, hooks included", () => {
    expect(
      renderSlot(
        blockSlot(() => <Labelled />),
        false,
      ).html,
    ).toMatch(/<label for="[^"]+">name<\/label>/u);
  });

  it("leaves out a block that throws however deep, and reports it", () => {
    const { html, reported } = renderSlot(
      blockSlot(() => (
        <div>
          <Faulty />
        </div>
      )),
      false,
    );
    expect(html).toBe("");
    expect(reported).toEqual(["Block demo (0) threw and is left out: no price table"]);
  });

  it("waits for a block's part that waits by React's own means: that is no fault", async () => {
    const loaded = Promise.resolve("loaded");
    const Waits = () => <p>{use(loaded)}</p>;
    const report = vi.fn<Report>();
    const slot = blockSlot(() => <Waits />);
    const { prelude } = await prerender(<BlockSlot slot={slot} showErrors={false} report={report} />);
    expect(await new Response(prelude).text()).toBe("<p>loaded</p>");
    expect(report).not.toHaveBeenCalled();
  });

  it("leaves out a block whose island throws in the server's second pass, and reports it", () => {
    // As a bundler marks an island: the first pass must not call it.
    const Island = Object.assign(guarded(Faulty), { $$typeof: Symbol.for("react.client.reference") });
    const { html, reported } = renderSlot(
      blockSlot(() => (
        <section>
          <Island />
        </section>
      )),
      false,
    );
    expect(html).toBe('<section><template data-left-out=""></template></section>');
    expect(reported).toEqual(["The island Faulty threw and its block is left out: no price table"]);
  });

  it("shows what is wrong in development and preview", () => {
    expect(
      renderSlot(
        blockSlot(() => <Faulty />),
        true,
      ).html,
    ).toContain("no price table");
    expect(renderSlot({ kind: "problem", name: "slyder", index: 2, reason: "not registered" }, true).html).toContain(
      "Block 3, “slyder”",
    );
  });
});

describe("what an editor is told of a block that visitors see with less, or not at all", () => {
  const unpriced: Slot = {
    kind: "block",
    name: "demo",
    index: 1,
    render: () => <b>Words</b>,
    dialogs: () => [],
    missing: "no price",
    content: null,
    nextChange: null,
    offers: () => [],
  };

  it("stands below the block in a preview, and nowhere for visitors", () => {
    expect(renderSlot(unpriced, true).html).toMatch(/<b>Words<\/b>.*Block 2, “demo”, is shown in part.*no price/su);
    expect(renderSlot(unpriced, false).html).toBe("<b>Words</b>");
  });

  it("replaces a block that shows nothing", () => {
    expect(
      renderSlot(
        blockSlot(() => null),
        true,
      ).html,
    ).toContain("shows nothing");
    expect(
      renderSlot(
        blockSlot(() => null),
        false,
      ).html,
    ).toBe("");
  });
});

describe("the dialogs that blocks of a page open", () => {
  const opening = (index: number, ...dialogs: readonly (readonly [string, React.ReactElement])[]): Slot => ({
    ...blockSlot(() => null),
    index,
    dialogs: () => dialogs.map(([id, element]) => ({ id, element })),
  });
  const draw = (...slots: readonly Slot[]) => {
    const reported: string[] = [];
    const shortcodes = { year: () => <b>2026</b> };
    const html = renderToStaticMarkup(
      <PageDialogs slots={slots} report={({ message }) => void reported.push(message)} shortcodes={shortcodes} />,
    );
    return { html, reported };
  };

  it("are drawn once each, in the page's order, with the page's shortcodes", () => {
    const june = ["june", <RichText key="june" html="<p>June [year]</p>" />] as const;
    const { html, reported } = draw(
      opening(0, june),
      opening(1, june, ["july", <i key="july">July</i>]),
      opening(2, june),
    );
    expect(html.match(/June <b>2026<\/b>/gu)).toHaveLength(1);
    expect(html).toMatch(/June.*<i>July<\/i>$/su);
    expect(reported).toEqual([]);
  });

  it("cost nothing but themselves where they throw, and are reported", () => {
    const { html, reported } = draw(
      opening(0, ["bad", <Faulty key="bad" />]),
      opening(1, ["good", <b key="good">Good</b>]),
    );
    expect(html).toBe("<b>Good</b>");
    expect(reported).toEqual(["The dialogs of block demo (0) threw and are left out: no price table"]);
  });
});

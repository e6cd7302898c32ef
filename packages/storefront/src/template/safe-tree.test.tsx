import type { Report } from "@courseway/services";
import { guarded } from "@courseway/ui";
import { Fragment, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Slot } from "../pages/page-model.ts";
import { BlockSlot } from "./BlockSlot.tsx";
import { reportIslands } from "./report-islands.ts";
import { resolveNode } from "./safe-tree.tsx";

const Deep = ({ text }: { text: string }) => <b>{text}</b>;
const Labelled = () => {
  const id = useId();
  return <label htmlFor={id}>name</label>;
};
const Faulty = (): never => {
  throw new Error("no price table");
};
const block = (render: () => React.ReactElement | null): Slot => ({ kind: "block", name: "demo", index: 0, render });

function renderSlot(slot: Slot, showErrors: boolean) {
  const reported: string[] = [];
  const report: Report = ({ message }) => void reported.push(message);
  reportIslands(report);
  const html = renderToStaticMarkup(<BlockSlot slot={slot} showErrors={showErrors} report={report} />);
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

describe("BlockSlot", () => {
  it("renders a block, hooks included", () => {
    expect(
      renderSlot(
        block(() => <Labelled />),
        false,
      ).html,
    ).toMatch(/<label for="[^"]+">name<\/label>/u);
  });

  it("leaves out a block that throws however deep, and reports it", () => {
    const { html, reported } = renderSlot(
      block(() => (
        <div>
          <Faulty />
        </div>
      )),
      false,
    );
    expect(html).toBe("");
    expect(reported).toEqual(["Block demo (0) threw and is left out: no price table"]);
  });

  it("leaves out a block whose island throws in the server's second pass, and reports it", () => {
    // As a bundler marks an island: the first pass must not call it.
    const Island = Object.assign(guarded(Faulty), { $$typeof: Symbol.for("react.client.reference") });
    const { html, reported } = renderSlot(
      block(() => (
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
        block(() => <Faulty />),
        true,
      ).html,
    ).toContain("no price table");
    expect(renderSlot({ kind: "problem", name: "slyder", index: 2, reason: "not registered" }, true).html).toContain(
      "Block 3, “slyder”",
    );
  });
});

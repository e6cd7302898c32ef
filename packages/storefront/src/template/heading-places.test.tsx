import type { Report } from "@courseway/services";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Slot } from "../pages/page-model.ts";
import { blockSlot } from "../testing/block-slot.ts";
import { blocksHandingOn, placeHeading } from "./heading-places.tsx";
import { HEADING_PLACE as PLACE } from "../headings/heading-text.ts";

/** What a bundler makes of a client component on the server: it is drawn later and elsewhere. */
function Island({ intro, children }: { title?: string; rows?: unknown; intro?: ReactNode; children?: ReactNode }) {
  return (
    <div>
      {intro}
      {children}
    </div>
  );
}
Object.assign(Island, { $$typeof: Symbol.for("react.client.reference") });

const namesIn = (tree: ReactNode): number => JSON.stringify(tree).split(PLACE).length - 1;

describe("the places of a visitor's heading", () => {
  it("are wherever its text stands between tags, within others and in what an island is given to draw", () => {
    const tree = (
      <section aria-label="a">
        <h1>{PLACE}</h1>
        {["b", <p key="p">About {`${PLACE} and more`}</p>]}
        <Island intro={<b>{PLACE}</b>}>{PLACE}</Island>
      </section>
    );
    const { node, isHandedOn } = placeHeading(tree);
    expect(isHandedOn).toBe(false);
    expect(namesIn(tree)).toBe(4);
    expect(namesIn(node)).toBe(0);
    expect(node).toMatchObject({ type: "section", props: { "aria-label": "a" } });
  });

  it("leave every other tree as it is", () => {
    const tree = (
      <ul>
        {["a", "b"].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
    expect(placeHeading(tree).node).toBe(tree);
  });

  it("write nothing else than the text itself", () => {
    const { node } = placeHeading(
      <h1>
        <b>{PLACE}</b>
      </h1>,
    );
    expect(renderToStaticMarkup(node)).toBe(`<h1><b>${PLACE}</b></h1>`);
  });

  it.each([
    ["text", <Island key="a" title={`My ${PLACE}`} />],
    ["text within data", <Island key="b" rows={[{ label: PLACE }]} />],
    [
      "an attribute of what it draws",
      <Island key="c">
        <p title={PLACE} />
      </Island>,
    ],
  ])("are told of where an island has the heading as data: %s", (_kind, tree) => {
    expect(placeHeading(<main>{tree}</main>).isHandedOn).toBe(true);
  });

  it("may be attributes of what the server draws", () => {
    expect(placeHeading(<section aria-label={PLACE} />).isHandedOn).toBe(false);
  });
});

describe("a page's blocks that hand the heading on as data", () => {
  it("are named, and reported with what to do", () => {
    const reported: string[] = [];
    const report: Report = ({ message }) => void reported.push(message);
    const Handing = () => <Island title={PLACE} />;
    const slots: readonly Slot[] = [
      blockSlot(() => <h1>{PLACE}</h1>, "plain"),
      blockSlot(() => <Handing />, "handing"),
      blockSlot(() => {
        throw new Error("no price table");
      }, "throwing"),
      { kind: "problem", name: "unread", index: 3, reason: "no field" },
    ];
    expect(blocksHandingOn({ slots }, report)).toEqual(["handing"]);
    expect(reported).toEqual([expect.stringMatching(/^Block handing hands .* as children\.$/u)]);
  });
});

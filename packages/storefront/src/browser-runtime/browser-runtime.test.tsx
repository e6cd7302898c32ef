// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { useParams, usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, use } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { Link } from "./link.tsx";
import { type Piece, PUSHED, readPageData, type Segment } from "./payload.ts";
import { SegmentContext } from "./segments.tsx";
import { Surroundings } from "./surroundings.tsx";
import {
  ClientPageRoot,
  HTTPAccessFallbackBoundary,
  LayoutRouter,
  LoadingBoundaryProvider,
  RenderFromTemplateContext,
} from "./index.ts";

const segment = (content: ReactNode): Segment => ({ d: { r: content } });

async function draw(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(element));
  return place;
}

/** A layout as Next's data has it, around one segment. */
function Layout({ within, ...props }: { readonly within: Segment } & Partial<Parameters<typeof LayoutRouter>[0]>) {
  return (
    <SegmentContext value={{ d: { r: null }, c: new Map([["children", within]]) }}>
      <LayoutRouter parallelRouterKey="children" template={<RenderFromTemplateContext />} {...props} />
    </SegmentContext>
  );
}

const quiet = (): void => void vi.spyOn(console, "error").mockImplementation(() => undefined);

describe("a segment of the route", () => {
  it("stands in its layout and its template", async () => {
    const place = await draw(
      <Layout
        within={segment(<p>Prices</p>)}
        template={
          <section>
            <RenderFromTemplateContext />
          </section>
        }
        templateStyles={<i />}
      />,
    );
    expect(place.innerHTML).toBe("<i></i><section><p>Prices</p></section>");
  });

  it("may hold layouts of its own", async () => {
    const inner = { ...segment(<Inner />), c: new Map([["children", segment(<b>deep</b>)]]) };
    function Inner() {
      return <LayoutRouter parallelRouterKey="children" template={<RenderFromTemplateContext />} />;
    }
    expect((await draw(<Layout within={inner} />)).innerHTML).toBe("<b>deep</b>");
  });

  it("passes through what the server answers with a screen of its own", async () => {
    const place = await draw(<HTTPAccessFallbackBoundary>Prices</HTTPAccessFallbackBoundary>);
    expect(place.textContent).toBe("Prices");
  });

  it("shows the layout's loading screen until it is there", async () => {
    let resolve: (text: string) => void = () => undefined;
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    const Late = () => use(promise);
    const place = await draw(
      <LoadingBoundaryProvider loading={[<em key="0">Loading</em>, null, null]}>
        <Layout within={segment(<Late />)} />
      </LoadingBoundaryProvider>,
    );
    expect(place.textContent).toBe("Loading");
    await act(async () => resolve("Prices"));
    expect(place.textContent).toBe("Prices");
  });

  it("gives way to the app's error screen where it throws, which may try again", async () => {
    quiet();
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error("no rate");
      return "4.5 %";
    }
    const screen = ({ error, reset }: { readonly error: unknown; readonly reset: () => void }) => (
      <button onClick={reset}>{String(error)}</button>
    );
    const place = await draw(<Layout within={segment(<Fragile />)} error={screen} />);
    expect(place.innerHTML).toBe("<button>Error: no rate</button>");
    isBroken = false;
    document.body.append(place);
    await act(async () => place.querySelector("button")?.click());
    place.remove();
    expect(place.textContent).toBe("4.5 %");
  });

  it("that the data has not is an error, which names it", async () => {
    await expect(draw(<LayoutRouter parallelRouterKey="modal" template={null} />)).rejects.toThrow(
      'no segment "modal"',
    );
  });

  it("that is a client component gets its parameters as promises that are read at once", async () => {
    const Course = ({ params }: { readonly params?: Promise<{ state: string }> }) => params && use(params).state;
    const place = await draw(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next gives any component of the app's
      <ClientPageRoot
        Component={Course as never}
        serverProvidedParams={{ params: { state: "texas" }, searchParams: {} }}
      />,
    );
    expect(place.textContent).toBe("texas");
  });
});

describe("what an app's own client component may ask of Next", () => {
  const dynamic = (n: string, t: string, k: string | null, within: Segment = segment(null)): Segment => ({
    s: { n, t, k },
    d: { r: null },
    c: new Map([["children", within]]),
  });

  it.each([
    ["a dynamic one", dynamic("state", "d", "texas"), { state: "texas" }],
    [
      "one within another",
      dynamic("state", "d", "texas", dynamic("course", "d", "8")),
      { state: "texas", course: "8" },
    ],
    ["a catch-all", dynamic("path", "c", "a/b"), { path: ["a", "b"] }],
    ["an optional catch-all", dynamic("path", "oc", "a"), { path: ["a"] }],
    ["an optional catch-all that stands for nothing", dynamic("path", "oc", null), {}],
    ["a plain one", { ...segment(null), s: "pricing" }, {}],
  ])("has the parameters of the address, of %s", async (_, within, params) => {
    const Asking = () => JSON.stringify(useParams());
    const root = { ...segment(null), s: "", c: new Map([["children", within]]) };
    const place = await draw(
      <Surroundings root={root}>
        <Asking />
      </Surroundings>,
    );
    expect(JSON.parse(place.textContent)).toEqual(params);
  });

  it("has its path, its query and a router", async () => {
    history.replaceState(null, "", "/pricing/?state=tx");
    const Asking = () => `${usePathname()} ${useSearchParams().get("state")} ${typeof useRouter().push}`;
    const place = await draw(
      <Surroundings root={segment(null)}>
        <Asking />
      </Surroundings>,
    );
    expect(place.textContent).toBe("/pricing/ tx function");
  });
});

describe("next/link", () => {
  it.each([
    ["a path", "/pricing/", "/pricing/"],
    ["a path in parts", { pathname: "/pricing/", query: { state: "tx" } }, "/pricing/?state=tx"],
  ])("is a plain link of %s, without what only Next's router reads", async (_, href, written) => {
    const place = await draw(
      <Link href={href} prefetch={false} replace scroll={false} className="more">
        Prices
      </Link>,
    );
    expect(place.innerHTML).toBe(`<a href="${written}" class="more">Prices</a>`);
  });
});

describe("the data of a page", () => {
  it("is read from what the page pushed before and pushes after, texts and bytes, to its end", async () => {
    vi.useFakeTimers();
    const before: Piece[] = [[0], [1, "0:first\n"], [2, "sent"]];
    window[PUSHED] = before;
    const { stream, formState } = readPageData();
    window[PUSHED]?.push([1, "1:später\n"]);
    window[PUSHED]?.push([3, btoa("2:bytes\n")]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await new Response(stream).text()).toBe("0:first\n1:später\n2:bytes\n");
    expect(formState()).toBe("sent");
  });
});

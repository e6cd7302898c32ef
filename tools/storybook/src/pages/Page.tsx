import type { BrandConfig } from "@courseway/brand";
import { type ComponentType, createElement, type ReactNode } from "react";
import { buildArgs } from "../blocks/controls.ts";
import { blockNamed, Example, loadExample, type LoadedExample } from "../blocks/Example.tsx";
import { footers } from "../chrome/brand-chrome.ts";
import { getHeader } from "../chrome/headers.ts";

const NOT_FOUND = import.meta.glob<ComponentType<{ readonly brand: BrandConfig }>>(
  "../../../../apps/*/chrome/NotFound.tsx",
  { import: "NotFound", eager: true },
);

/**
 * Loads the blocks of a page, one below the other, each on the ground of its place.
 * @param examples `block/example`
 * @throws Error if there is no such block
 */
export async function loadPage(examples: readonly string[], brand: unknown): Promise<LoadedExample> {
  const loaded = await Promise.all(
    examples.map((path, index) => {
      const [name = "", example = ""] = path.split("/");
      const block = blockNamed(name);
      return loadExample(block, buildArgs(block, example), brand, null, index);
    }),
  );
  const [first] = loaded;
  if (first === undefined) throw new TypeError("A page without blocks.");
  return {
    client: first.client,
    dialogs: new Map(loaded.flatMap(({ dialogs }) => [...dialogs])),
    element: (
      <>
        {loaded.map(({ element }, index) => (
          <div key={index}>{element}</div>
        ))}
      </>
    ),
  };
}

interface FrameProps {
  readonly brand: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** The content between a brand's own header and footer. */
function Frame({ brand, path, children }: FrameProps) {
  const { Header, props } = getHeader(brand, { path });
  return (
    <>
      <Header {...props} />
      {children}
      {createElement(footers.get(brand) ?? "footer", props)}
    </>
  );
}

/** A whole page of a brand. */
export function Page({ brand, path, ...example }: LoadedExample & Omit<FrameProps, "children">) {
  return (
    <Frame brand={brand} path={path}>
      <Example {...example} />
    </Frame>
  );
}

/** The brand's own screen for an address without a page. */
export function NotFoundPage({ brand }: Pick<FrameProps, "brand">) {
  const NotFound = NOT_FOUND[`../../../../apps/${brand}/chrome/NotFound.tsx`];
  if (NotFound === undefined) throw new Error(`There is no app "${brand}" with a not-found screen.`);
  return (
    <Frame brand={brand} path="/nowhere/">
      {createElement(NotFound, { brand: getHeader(brand).brand })}
    </Frame>
  );
}

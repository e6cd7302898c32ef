import { fromHtml } from "hast-util-from-html";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { readFileSync } from "node:fs";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { made } from "./made.ts";

const ChildrenAlone = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
const Nothing = (): null => null;

/** The site's own files are served under `/site/` here. */
const Link = ({ href, rel, ...rest }: ComponentProps<"link">) => (
  <link
    {...rest}
    rel={rel}
    href={href?.replace("/_next/", "/site/")}
    {...(rel === "stylesheet" && { precedence: "site" })}
  />
);

const components = { html: ChildrenAlone, head: ChildrenAlone, body: ChildrenAlone, script: Nothing, link: Link };

const read = (): ReactNode =>
  toJsxRuntime(fromHtml(readFileSync(/* turbopackIgnore: true */ process.env["PLAIN_PAGE"] ?? "", "utf8")), {
    Fragment,
    jsx,
    jsxs,
    components,
  });

let written: ReactNode;

/** The elements of the page in the `PLAIN_PAGE` file, without its scripts: no blocks, no content, no rules. */
export function PlainPage(): ReactNode {
  written ??= read();
  return made(written);
}

import { findState } from "@courseway/brand";
import { linkAttributes } from "@courseway/ui";
import type { ChromeProps } from "./chrome.ts";
import type { FooterData } from "./footer-data.ts";
import { outsideLink } from "./outside-link.ts";

type Approval = NonNullable<FooterData["approvals"]>[number];

interface ApprovalsProps extends Pick<ChromeProps, "brand" | "options" | "path"> {
  readonly approvals: readonly Approval[];
  readonly ownership: string | undefined;
}

/** The state that a page is for: as its editor set it, else as one part of its address names it. */
function stateOfPage({ options, path }: Pick<ChromeProps, "options" | "path">): string | null {
  const named = [options?.pageState, ...path.split("/")].find((name) => findState(name) !== null);
  return findState(named)?.slug ?? null;
}

/** The approvals that a page shows: on a state's page that state's, where there is one, else all. */
function shownOn(page: Pick<ChromeProps, "options" | "path">, approvals: readonly Approval[]): readonly Approval[] {
  const state = stateOfPage(page);
  const own = approvals.filter((approval) => approval.state !== undefined && approval.state === state);
  return own.length > 0 ? own : approvals;
}

/** Who approved the school, each with its number and the regulator who answers for it, and who owns the school. */
export function Approvals({ approvals, ownership, brand, options, path }: ApprovalsProps) {
  if (approvals.length === 0 && ownership === undefined) return null;
  return (
    <section className="cw-site-approvals" aria-label="Approvals">
      {approvals.length === 0 ? null : (
        <ul>
          {shownOn({ options, path }, approvals).map(({ regulator, number, linkUrl }) => (
            <li key={regulator}>
              {`${number}, `}
              <a href={outsideLink(linkUrl, brand)} {...linkAttributes({ newTab: true, nofollow: false })}>
                {regulator}
              </a>
            </li>
          ))}
        </ul>
      )}
      {ownership === undefined ? null : <p>{ownership}</p>}
    </section>
  );
}

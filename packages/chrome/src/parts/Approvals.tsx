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

/** A page's state: the editor's setting, or else the state in its address. */
function findPageState({ options, path }: Pick<ChromeProps, "options" | "path">): string | null {
  const named = [options?.pageState, ...path.split("/")].find((name) => findState(name) !== null);
  return findState(named)?.slug ?? null;
}

/** The approvals that a page shows: the state's own on a state page if there are any, otherwise all. */
function selectApprovals(
  page: Pick<ChromeProps, "options" | "path">,
  approvals: readonly Approval[],
): readonly Approval[] {
  const state = findPageState(page);
  const stateApprovals = approvals.filter((approval) => approval.state !== undefined && approval.state === state);
  return stateApprovals.length > 0 ? stateApprovals : approvals;
}

/** The school's approvals, each with its number and regulator, and the school's owner. */
export function Approvals({ approvals, ownership, brand, options, path }: ApprovalsProps) {
  if (approvals.length === 0 && ownership === undefined) return null;
  return (
    <section className="cw-site-approvals" aria-label="Approvals">
      {approvals.length === 0 ? null : (
        <ul>
          {selectApprovals({ options, path }, approvals).map(({ regulator, number, linkUrl }) => (
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

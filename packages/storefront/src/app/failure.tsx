import { Heading, Prose, Section } from "@courseway/ui";
import type { Metadata } from "next";
import { type Chrome, Frame, getYear } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import type { LookupFailure } from "@courseway/site-content";

export const FAILURE_METADATA: Metadata = { title: "This page cannot be shown", robots: "noindex, nofollow" };

interface FailureScreenProps {
  readonly host: Pick<Host, "brand" | "now">;
  readonly chrome: Chrome;
  readonly path: string;
  readonly failure: LookupFailure;
}

/** The screen for developers if a page's content fails: what happened, why, and what to do. */
export function FailureScreen({ host, chrome, path, failure: [what, why, remedy] }: FailureScreenProps) {
  return (
    <Frame chrome={chrome} brand={host.brand} options={null} path={path} year={getYear(host.now())}>
      <Section>
        <Prose>
          <Heading level={1}>This page cannot be shown</Heading>
          <p>{what}</p>
          {why === undefined ? null : (
            <>
              <h2>Why</h2>
              <p>{why}</p>
            </>
          )}
          {remedy === undefined ? null : (
            <>
              <h2>What to do</h2>
              <p>{remedy}</p>
            </>
          )}
          <p>
            <small>
              Only development says this. A production site serves the last good copy of the page, else the header and
              footer around an empty page, with status 503.
            </small>
          </p>
        </Prose>
      </Section>
    </Frame>
  );
}

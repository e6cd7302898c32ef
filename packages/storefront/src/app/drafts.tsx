import { Heading, Prose, Section } from "@courseway/ui";
import { type Chrome, Frame, getYear } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { getMessage } from "@courseway/observability";
import type { IndexedPage } from "@courseway/site-content/site-index";

type Drafts = { readonly pages: readonly IndexedPage[] } | { readonly failure: string };

/**
 * Lists the drafts that an editor's token opens, each with its preview, and the errors of the site's redirects. Content gets the token
 * in this request only, so a visitor without a valid token sees no draft. [RT-004]
 */
export async function DraftsScreen({
  host,
  chrome,
  token,
}: {
  readonly host: Host;
  readonly chrome: Chrome;
  readonly token: string;
}) {
  const { brand, now, siteIndex } = host;
  const [drafts, redirects] = await Promise.all([fetchDrafts(host, token), siteIndex.redirects.get()]);
  const isOpen = "pages" in drafts && drafts.pages.length > 0;
  return (
    <Frame chrome={chrome} brand={brand} options={null} path="/preview/" year={getYear(now())}>
      <Section>
        <Prose>
          <Heading level={1}>Drafts</Heading>
          <DraftList drafts={drafts} token={token} />
          {/* Who has no draft to see may be anybody: a rule says where pages were. */}
          {isOpen ? <RedirectProblems problems={redirects?.problems ?? []} /> : null}
        </Prose>
      </Section>
    </Frame>
  );
}

async function fetchDrafts({ siteIndex, report }: Host, token: string): Promise<Drafts> {
  try {
    return { pages: await siteIndex.drafts(token) };
  } catch (error) {
    report({ level: "error", code: 40403, message: "The drafts could not be listed.", error });
    return { failure: getMessage(error) };
  }
}

function DraftList({ drafts, token }: { readonly drafts: Drafts; readonly token: string }) {
  if ("failure" in drafts) return <p role="alert">The content system did not list the drafts. {drafts.failure}</p>;
  if (drafts.pages.length === 0)
    return <p>This link shows no drafts. It may have expired: open the preview again in the content system.</p>;
  return (
    <ul>
      {drafts.pages.map(({ path, title, changedAt }) => (
        <li key={path}>
          <a href={`${path}?token=${token}`}>{title}</a> <small>{path}</small>
          {changedAt === null ? null : (
            <small>
              {" "}
              <time dateTime={changedAt.toISOString()}>{changedAt.toISOString().slice(0, 10)}</time>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

function RedirectProblems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <>
      <Heading level={2}>Redirects that are left out</Heading>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}

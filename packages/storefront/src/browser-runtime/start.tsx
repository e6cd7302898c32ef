import "next/dist/build/polyfills/polyfill-module";
import "next/dist/lib/require-instrumentation-client";
import { appBootstrap } from "next/dist/client/app-bootstrap";
import { createFromReadableStream } from "next/dist/compiled/react-server-dom-turbopack/client.browser";
import { type ReactNode, startTransition } from "react";
import type { createRoot, hydrateRoot, HydrationOptions } from "react-dom/client";
import { ErrorBoundary } from "./boundaries.tsx";
import { type PagePayload, readPageData } from "./payload.ts";
import { SegmentContext } from "./segments.tsx";
import { Surroundings } from "./surroundings.tsx";

function noServerActions(): never {
  throw new Error(
    "Server actions need Next's client router: storefrontConfig(own, { clientRouter: true }), or a route handler.",
  );
}

/** The page as Next's own root draws it: its lists of children are as long, since React numbers ids by them. */
function Page({ payload }: { readonly payload: PagePayload }): ReactNode {
  const [screen, styles] = payload.G;
  return (
    <>
      {null}
      {null}
      {
        <Surroundings root={payload.t.t}>
          <SegmentContext value={payload.t.t}>
            <ErrorBoundary screen={screen} styles={styles}>
              <>
                {payload.t.h?.r}
                {payload.t.t.d.r}
                {null}
              </>
            </ErrorBoundary>
          </SegmentContext>
        </Surroundings>
      }
    </>
  );
}

/** Reports what React recovered from, but for parts that an app's own code leaves to the browser (`ssr: false`). */
function onRecoverableError(error: unknown): void {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const digest = typeof cause === "object" && cause !== null && "digest" in cause ? cause.digest : undefined;
  if (digest !== "BAILOUT_TO_CLIENT_SIDE_RENDERING") reportError(cause);
}

/** Lets the browser answer the visitor first. */
const pause = (): Promise<void> =>
  "scheduler" in window && "yield" in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resume) => void setTimeout(resume));

/** Runs React's largest module, which is there already. */
type RunReact = () => {
  readonly createRoot: typeof createRoot;
  readonly hydrateRoot: typeof hydrateRoot;
};

/** Takes the page over from its HTML; one that the server failed to render is drawn anew. */
async function takeOver(runReact: RunReact): Promise<void> {
  // On a slow phone each of these is as long as one task may be.
  await pause();
  const react = runReact();
  await pause();
  const { stream, formState } = readPageData();
  const payload: PagePayload = await createFromReadableStream<PagePayload>(stream, {
    callServer: noServerActions,
    findSourceMapURL: () => null,
  });
  const page = <Page payload={payload} />;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's own value, which Next sent to the browser and back
  const options: HydrationOptions = { onRecoverableError, formState: formState() as HydrationOptions["formState"] };
  if (document.documentElement.id === "__next_error__") react.createRoot(document, { onRecoverableError }).render(page);
  else startTransition(() => void react.hydrateRoot(document, page, options));
}

/** Begins, after scripts that an app's pages want before it (`beforeInteractive`). */
export function start(runReact: RunReact): void {
  appBootstrap(() => void takeOver(runReact));
}

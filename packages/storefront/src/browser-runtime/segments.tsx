import { type ComponentType, createContext, Fragment, type ReactNode, Suspense, use } from "react";
import { ErrorBoundary } from "./boundaries.tsx";
import type { ErrorScreenProps, Segment } from "./payload.ts";

/** The screen of a `loading.tsx`, its style sheets and its scripts. */
type Loading = readonly [ReactNode, ReactNode, ReactNode];

/** The segment whose layout is being drawn. */
export const SegmentContext = createContext<Segment | null>(null);
const LoadingContext = createContext<Loading | null>(null);
const TemplateContext = createContext<ReactNode>(null);

interface LayoutRouterProps {
  readonly parallelRouterKey: string;
  readonly error?: ComponentType<ErrorScreenProps>;
  readonly errorStyles?: ReactNode;
  readonly errorScripts?: ReactNode;
  readonly template: ReactNode;
  readonly templateStyles?: ReactNode;
  readonly templateScripts?: ReactNode;
}

function LoadingBoundary({ loading, children }: { readonly loading: Loading | null; readonly children: ReactNode }) {
  if (loading === null) return <Fragment>{children}</Fragment>;
  const [screen, styles, scripts] = loading;
  const fallback = (
    <>
      {styles}
      {scripts}
      {screen}
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/**
 * Draws the segment within a layout, as Next's own component of the name does, without a router. Every list of children
 * is as long as Next's: React numbers its ids (`useId`) by the lists that an element is in.
 *
 * @throws Error where the page's data has no such segment, which a boundary above shows
 */
export function LayoutRouter(props: LayoutRouterProps): ReactNode {
  const segment = use(SegmentContext)?.c?.get(props.parallelRouterKey);
  const loading = use(LoadingContext);
  if (segment === undefined) throw new Error(`The page's data has no segment "${props.parallelRouterKey}".`);
  const content = (
    <>
      {
        <ErrorBoundary screen={props.error} styles={props.errorStyles} scripts={props.errorScripts}>
          <LoadingBoundary loading={loading}>
            <>
              {
                <SegmentContext value={segment}>
                  <LoadingContext value={null}>{segment.d.r}</LoadingContext>
                </SegmentContext>
              }
              {null}
            </>
          </LoadingBoundary>
        </ErrorBoundary>
      }
      {null}
    </>
  );
  return [
    <TemplateContext key="segment" value={content}>
      {props.templateStyles}
      {props.templateScripts}
      {props.template}
    </TemplateContext>,
  ];
}

/** Gives the segments below a layout the layout's `loading.tsx`. */
export function LoadingBoundaryProvider(props: { readonly loading: Loading | null; readonly children: ReactNode }) {
  return <LoadingContext value={props.loading}>{props.children}</LoadingContext>;
}

/** Draws a segment within its template. */
export function RenderFromTemplateContext(): ReactNode {
  return <Fragment>{use(TemplateContext)}</Fragment>;
}

/** A page that is missing or forbidden is the server's answer; in the browser nothing is left to catch. */
export function HTTPAccessFallbackBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

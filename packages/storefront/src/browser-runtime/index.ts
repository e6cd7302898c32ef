export { ClientPageRoot, ClientSegmentRoot } from "./client-routes.tsx";
export {
  HTTPAccessFallbackBoundary,
  LayoutRouter,
  LoadingBoundaryProvider,
  RenderFromTemplateContext,
} from "./segments.tsx";

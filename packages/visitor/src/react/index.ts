export { pageVisitor, setPageVisitor } from "./page-visitor.ts";
export { useLocatedState } from "./located-state.client.ts";
export { useAlarm, useVisitor, useVisitorState, useVisitorStore, VisitorProvider } from "./visitor-provider.client.tsx";

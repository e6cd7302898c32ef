export { useAlarm, useVisitor, useVisitorState, useVisitorStore, VisitorProvider } from "./visitor-provider.client.tsx";

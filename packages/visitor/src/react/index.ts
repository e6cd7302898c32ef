export {
  useAlarm,
  useLocatedState,
  useVisitor,
  useVisitorState,
  useVisitorStore,
  VisitorProvider,
} from "./visitor-provider.client.tsx";

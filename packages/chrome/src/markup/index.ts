export { isSuspension, resolveNode, type TextOptions } from "./safe-tree.tsx";

export { isPlainObject } from "./is-plain-object.ts";
export { isSuspension, resolveNode, type TextOptions } from "./safe-tree.tsx";

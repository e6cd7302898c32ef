export { defineBlock } from "./define-block.ts";
export type {
  Block,
  BlockContext,
  BlockDefinition,
  BlockExamples,
  PageContext,
  QuoteRequest,
  ViewInput,
} from "./define-block.ts";
export type { BlockPorts } from "./ports.ts";
export { REGISTRY_NAMES, type RegistryName } from "./registry-names.ts";
export { blockNames, blocks } from "./registry.ts";

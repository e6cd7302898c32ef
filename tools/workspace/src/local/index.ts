export { type Child, startNode, stop } from "./children.ts";
export {
  type BrandName,
  brandNames,
  brandPorts,
  isBrandName,
  localUrl,
  root,
  sandboxPort,
  storybookPort,
} from "./places.ts";
export { isPortFree, waitFor } from "./ports.ts";
export { sandboxEnv } from "./sandbox-env.ts";

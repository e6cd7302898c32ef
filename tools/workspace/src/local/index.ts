export { getAppFolder, isBuilt, removePageCopies, startBuiltSite, waitForChild } from "./built-site.ts";
export { type Child, startNode, stop } from "./children.ts";
export { nextCommand } from "./next-command.ts";
export { type BrandName, brandNames, isBrandName, localUrl, getPort, ports, root } from "./paths.ts";
export { freePort, isPortFree, waitFor } from "./ports.ts";
export { sandboxEnv } from "./sandbox-env.ts";

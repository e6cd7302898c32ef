export { blockPorts } from "../host/brand-services.ts";
export { createClients } from "../host/clients.ts";
export { contentClient } from "../host/content.ts";
export { createHost, type Host, resolveBrand } from "../host/host.ts";
export { BlockSlot, PageDialogs } from "../render/BlockSlot.tsx";
export { momentQuery, momentText } from "../render/preview/moment.ts";
export type { Site } from "../site/define-site.ts";
export { envOrExit, readEnv } from "../site/env/read-env.ts";
export type { StorefrontEnv } from "../site/env/variables.ts";

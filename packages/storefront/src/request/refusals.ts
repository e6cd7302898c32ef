import type { Host } from "../host/host.ts";
import { requestHost } from "../host/request-host.ts";
import { plain } from "./answer.ts";
import { foreignHost, isNewHost, findRefusal } from "./request-guard.ts";
import { FRAMEWORK } from "./route.ts";
import type { Step } from "./step.ts";

const misdirection = (host: string): string =>
  `A page was asked for under ${host} and refused: it is none of the site's hosts. If it is one, name it in allowedHosts of the brand's settings; if a proxy of yours asks by a name of its own, have it send x-forwarded-host.`;

/** Refuses a method or an address that no page has. The app's own routes decide themselves. */
export const refuseRequest: Step = ({ request, path, route }) => {
  if (route.kind === "own" && !path.startsWith(FRAMEWORK)) return null;
  const refusal = findRefusal(request.method, path);
  if (refusal === null) return null;
  return plain(refusal.status === 405 ? "Method not allowed" : "Not found", refusal.status, refusal.headers);
};

/**
 * Refuses pages under another domain on the live site. Its files and calls work there, since probes use any host name. [CFG-006]
 */
export const refuseForeignHost =
  (host: () => Pick<Host, "brand" | "env" | "report">): Step =>
  ({ request, route }) => {
    if (route.kind === "own") return null;
    const { brand, env, report } = host();
    const name = env.SITE_ENV === "production" ? foreignHost(requestHost(request), brand) : null;
    if (name === null) return null;
    if (isNewHost(name)) report({ level: "warn", message: misdirection(name), tags: { tag: "proxy" } });
    return plain("This site is not served under this name.", 421);
  };

import { COMMON_NINJA, GLADLY, HUBSPOT, TRUSTPILOT } from "./widget-scripts.ts";

/**
 * Scripts that behave like the third parties' own: they load late, process the queue that the page filled, set a
 * cookie, and send what they receive.
 */

/** Sends data like a script of another host, without a preflight request, and also while the page unloads. */
const SEND = `const send = (url, body) => fetch(url, {
  method: "POST", keepalive: true, headers: { "content-type": "text/plain" },
  body: JSON.stringify({ ...body, page: location.href }),
}).catch(() => {});`;

/** Customer data: the page sets the address, which may be a proxy's. */
const SEGMENT = `(() => {
${SEND}
const queue = window.analytics ?? [];
const { apiHost, protocol } = queue._loadOptions.integrations["Segment.io"];
let anonymousId = null;
const post = (type, body) => send(protocol + "://" + apiHost + "/" + type, { type, anonymousId, writeKey: queue._writeKey, ...body });
const methods = {
  setAnonymousId(id) { anonymousId = id; document.cookie = "ajs_anonymous_id=" + id + "; path=/; max-age=31536000"; },
  page(name, properties, options) { post("page", { name, properties, context: options?.context }); },
  track(event, properties, options) { post("track", { event, properties, context: options?.context }); },
};
const analytics = { initialized: true, ...methods, push([method, ...args]) { methods[method]?.(...args); } };
window.analytics = analytics;
for (const call of [...queue]) analytics.push(call);
})();`;

/**
 * The tag manager: one tag, which sends every entry of the data layer together with the current state of Consent Mode.
 * Like the real one, it accepts consent only as a function's `arguments`, and sends nothing while advertising is
 * denied.
 */
const TAG_MANAGER = `(() => {
${SEND}
const { src } = document.currentScript;
const container = new URL(src).searchParams.get("id");
let consent = null;
const tag = (entry) => {
  if (Object.prototype.toString.call(entry) === "[object Arguments]") {
    if (entry[0] === "consent") consent = { ...consent, ...entry[2] };
  } else if (consent?.ad_storage !== "denied")
    send(new URL("collect", src).href, { type: "tag", container, event: entry.event, properties: entry, context: { consent } });
};
const layer = (window.dataLayer ??= []);
layer.forEach(tag);
const push = layer.push.bind(layer);
layer.push = (...entries) => { entries.forEach(tag); return push(...entries); };
})();`;

/** Experiments: every visitor is in the second variation of one campaign. */
const OPTIMIZELY = `(() => {
${SEND}
const api = new URL("../../logx.optimizely.com/v1/events", document.currentScript.src).href;
const queue = window.optimizely ?? [];
const decided = { name: "campaignDecided", data: {
  campaign: { id: "campaign-1", name: "Sample" }, decision: { experimentId: "experiment-1", variationId: "variation-2" },
} };
const act = (call) => {
  if (call.type === "addListener" && call.filter?.name === decided.name) call.handler(decided);
};
window.optimizely = { initialized: true, push: act };
queue.forEach(act);
send(api, { type: "decision", event: "campaign_activated", properties: decided.data });
})();`;

/**
 * The chat: renders nothing until it is started, and then also its own launcher; the conversation is a page of the
 * handle.
 */
const ADA = `(() => {
${SEND}
const { src, dataset } = document.currentScript;
const host = new URL("../" + dataset.handle + ".ada.support/", src).href;
const box = (id, style) => {
  const element = document.createElement("div");
  element.id = id;
  element.style.cssText = "position: fixed; z-index: 60; right: 16px; " + style;
  return element;
};
const launcher = () => {
  const element = box("ada-button-frame", "bottom: 16px");
  element.textContent = "Chat launcher";
  return element;
};
const conversation = () => {
  const element = box("ada-chat-frame", "bottom: 84px; width: min(360px, calc(100vw - 32px)); height: min(440px, 60vh)");
  const frame = document.createElement("iframe");
  frame.src = host + "chat";
  frame.title = "Chat with us";
  frame.style.cssText = "width: 100%; height: 100%; border: 1px solid; border-radius: 12px; background: Canvas";
  element.role = "dialog";
  element.ariaLabel = frame.title;
  element.hidden = true;
  element.append(frame);
  return element;
};
let isStarted = false;
let onToggle = () => {};
window.adaEmbed = {
  start(settings) {
    if (isStarted) return;
    isStarted = true;
    document.body.append(launcher(), conversation());
    onToggle = settings?.toggleCallback ?? onToggle;
    const token = settings?.sensitiveMetaFields?.adaToken ?? null;
    send(host + "events", { type: "chat", event: "chat_started", properties: { handle: dataset.handle, token } });
    settings?.adaReadyCallback?.({ isRolledOut: true });
    settings?.onAdaEmbedLoaded?.();
  },
  toggle() {
    const chat = document.getElementById("ada-chat-frame");
    if (!chat) return;
    chat.hidden = !chat.hidden;
    onToggle(!chat.hidden);
  },
  getInfo: async () => ({ isChatOpen: document.getElementById("ada-chat-frame")?.hidden === false }),
};
if (!("lazy" in dataset)) window.adaEmbed.start(window.adaSettings);
else window.adaSettings?.onAdaEmbedLoaded?.();
})();`;

/** The script of each third party, by its real host. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "cdn.segment.com": SEGMENT,
  "www.googletagmanager.com": TAG_MANAGER,
  "cdn.optimizely.com": OPTIMIZELY,
  "static.ada.support": ADA,
  "widget.trustpilot.com": TRUSTPILOT,
  "js.hsforms.net": HUBSPOT,
  "cdn.commoninja.com": COMMON_NINJA,
  "cdn.gladly.com": GLADLY,
};

/** The path of the customer-data script, on its own host and on each brand's proxy. */
const SEGMENT_PATH = /^\/?analytics\.js\/v1\//u;

/** The script of a host; for an unknown host, a script that does nothing. */
export const getScript = (host: string, path = ""): string =>
  SCRIPTS[host] ?? (SEGMENT_PATH.test(path) ? SEGMENT : "// A script that does nothing.\n");

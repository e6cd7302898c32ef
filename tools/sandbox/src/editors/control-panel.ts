import { html, raw } from "hono/html";
import type { Markup } from "../html/page.ts";

/** The script that docs/content.md has teams add to Craft's control panel, character by character. */
export const ADDED_SCRIPT = `if (!window.coursewayFollows) {
  window.coursewayFollows = true;
  const field = document.getElementById(\`\${window.LOCATION_HASH}-field\`);
  field?.scrollIntoView({ block: "center" });
  field
    ?.querySelector(":scope > .input :is(input:not([type=hidden]), textarea, select, [contenteditable])")
    ?.focus({ preventScroll: true });
  Garnish.on(Craft.Preview, "beforeUpdateIframe", ({ refresh, target, previewTarget }) => {
    if (refresh || !target.$iframe) return;
    target.$iframe[0].contentWindow.postMessage("entry:live-preview:updated", new URL(previewTarget.url).origin);
  });
}
`;

/**
 * The behavior of Craft's own control panel: it removes the fragment from the address before the browser can scroll to
 * it, and notifies scripts of a preview's events.
 */
const PANEL_SCRIPT = `
window.LOCATION_HASH = document.location.hash ? decodeURIComponent(document.location.hash.substr(1)) : null;
history.replaceState(undefined, undefined, window.location.href.match(/^[^#]*/)[0]);
const listeners = [];
window.Craft = { Preview: {} };
window.Garnish = {
  on: (of, event, listener) => void listeners.push({ of, event, listener }),
  trigger: (on, name, event) =>
    listeners.filter(({ of, event }) => of === on && event === name).forEach(({ listener }) => listener(event)),
};
`;

/** A screen of the control panel: Craft's own script, the screen, and the script that the team added. */
export const inControlPanel = (screen: Markup | Markup[]): Markup =>
  html`<script>
      ${raw(PANEL_SCRIPT)};
    </script>
    ${screen}
    <script>
      ${raw(ADDED_SCRIPT)};
    </script>`;

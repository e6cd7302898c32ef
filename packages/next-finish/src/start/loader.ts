import { COOKIES, STYLE_SHEET_KEY } from "@courseway/brand";
import { CARRY_QUERY } from "./carry-query.ts";
import { QUEUED, HOLD_LIMIT_MS, LINK_HOLD_LIMIT_MS, USED, WAITING } from "./queued.ts";

/** Clicks that wait for their island, except those that the browser handles. For a submit button the form's submit waits. */
const LINKS = "[data-hold] a,";
export const QUEUED_CLICKS = `${WAITING} :is(${LINKS}[role=button],[role=tab],button:not([commandfor],[popovertarget],form :not([type=button])))`;

/** From now on only holds clicks that the browser cannot handle itself, without a time limit. */
export const HOLD_BUTTONS = `h.of={click:h.of.click.replace("${LINKS}","")}`;

/** How long a prerendered page may wait for its visitor, in ms: as long as the page cache calls a page fresh. */
const PRERENDERED_MS = 300_000;

/**
 * The text of a finished page's last script. It does nothing, but it waits for the styles. If the last element arrives before the styles
 * and no script waits for them, Chromium treats the unstyled page as already seen and runs every transition: on the screen right away,
 * and below it (`content-visibility`) when the visitor scrolls there.
 */
export const STYLES_AWAITED = "0";

/**
 * The text of the script in the head of a finished page. It is the same for all pages, so every policy has its hash. It does only what
 * cannot wait for a file: it chooses the style sheet and holds events. The rest is in the starter's file (`data-src`, `starter.ts`),
 * which takes over the events in `coursewayHeld`. The loader requests that file on the first touch; at first paint for a visitor with a
 * query, a fragment or an emailed coupon; else after load and first paint, which may come after load on a slow machine or in a hidden tab.
 *
 * A page with its own styles (`data-own`) gets them, or the site's whole sheet (`data-sheet`) if the browser already has it. The
 * script writes the link for the parser, which waits for it like any style sheet. Browsers would load a link in the HTML each time.
 *
 * Until the islands run, it holds clicks on buttons and on links within `data-hold`, submits of forms without an action, and input;
 * `replay` plays them again. In an island that waits to be used, forms with an action are held too, since their code is being loaded.
 * Buttons that open a dialog wait for the starter in browsers without invoker commands. All other links, forms and `details` never
 * wait; links get the visitor's query and codes (`CARRY_QUERY`). If the file does not load, the browser handles links and forms. A held
 * event is stopped, since React would otherwise handle it twice.
 *
 * On a page that the browser prerenders (`data-prerendered`, for the styles), nothing starts before the visitor is there. If something
 * of the page has changed by then (`data-until`, epoch ms), or the page is old, it is hidden and loaded again. Otherwise it starts after
 * the first frame: reading the cookies while the browser activates the page delays its paint by up to 25 ms.
 * [PV-010, PV-011, GEN-003, LNK-009, CP-026]
 */
export const RUNTIME_LOADER = `(()=>{
let d=document,{src,own,sheet,start,until}=d.currentScript.dataset,
h=self.${QUEUED}=[];
try{
if(localStorage.${STYLE_SHEET_KEY}==sheet)own=sheet
}catch{}
own&&d.write("<link rel=stylesheet href="+own+">");
h.of={
click:(self.CommandEvent?"":"[commandfor],")+"${QUEUED_CLICKS}",
submit:"${WAITING} form:not([action],[method=dialog]),${USED} form",
input:"${WAITING} *",
pointermove:0,pointerdown:0,keydown:0,focusin:0,scroll:0
};
h.go=e=>{
if(d.prerendering)return;
src&&d.head.append(Object.assign(d.createElement("script"),{src,onerror:h.back}));
src=0;
h.by||=e.type&&e
};
h.back=()=>{
${HOLD_BUTTONS};
h.splice(0).map(one=>{
let[t,e]=one;
t.href?t.click():t.requestSubmit?t.requestSubmit(e.submitter||void 0):h.push(one)
})
};
for(let n in h.of)addEventListener(n,e=>{
let t=h.of[n]&&e.target.closest?.(h.of[n]);
h.go(e);
if(t&&!(t.href&&(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)))
e.stopImmediatePropagation(),
e.preventDefault(),
h.push([t,e,t.value,t.checked]),
setTimeout(()=>h.hasStarter||h.back(),t.href?${LINK_HOLD_LIMIT_MS}:${HOLD_LIMIT_MS})
},!0);
let paint=()=>new PerformanceObserver(h.go).observe({type:"paint",buffered:!0}),
begin=()=>{
let asks=start=="eager"||location.search||location.hash;
try{
asks||=/(^|; )${COOKIES.emailCoupon.name}=/.test(d.cookie)
}catch{}
asks||d.readyState=="complete"?paint():addEventListener("load",paint)
};
d.prerendering?(d.documentElement.dataset.prerendered="",d.addEventListener("prerenderingchange",()=>performance.now()<${PRERENDERED_MS}&&Date.now()<(until||1/0)?requestAnimationFrame(()=>setTimeout(begin)):(d.documentElement.hidden=!0,location.reload()))):begin();
${CARRY_QUERY}
})()`.replaceAll("\n", "");

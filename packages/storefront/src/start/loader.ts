import { COOKIES, STYLE_SHEET_KEY } from "@courseway/brand";
import { CARRY_QUERY } from "../links/carry-query.ts";
import { HELD, LIVE } from "./held.ts";

/** What a visitor did is held this long at most, in ms: from then on without the starter, and from the start of the runtime. Then the page is as without script. */
export const HOLD_LIMIT_MS = 15_000;

/** A link within `data-hold` leads on after this long, in ms: it has an address of its own. */
export const LINK_HOLD_LIMIT_MS = 4000;

/** An island that has not started, and that every visitor's page starts. */
const WAITING = `cw-island:not([${LIVE}],[when])`;

/** Clicks that wait for their island: none of what the browser does by itself. A button that sends a form has the form's submit wait. */
export const HELD_CLICKS = `${WAITING} :is([data-hold] a,[role=button],[role=tab],button:not([commandfor],[popovertarget],form :not([type=button])))`;

/**
 * The text of the last script of a finished page, which waits for its styles and does nothing. Where the last element comes before the styles, and no
 * script waits for them, Chromium takes the unstyled page for one that was seen: everything with a transition runs it, what is
 * on the screen at once, and what is laid out later (`content-visibility`) when the visitor comes to it.
 */
export const STYLES_AWAITED = "0";

/**
 * The text of the script in the head of a finished page, the same for all pages, so that every policy knows its hash. It has only what
 * cannot wait for a file: which style sheet the page is given, and what is held. All else stands in the starter's file (`data-src`,
 * `starter.ts`), which takes over what it keeps at `coursewayHeld`. It asks for that file with the first touch; with the first paint for a
 * visitor with a query, a fragment or an emailed coupon; else after the load and the first paint, which comes later than the load where a machine is slow or a tab is hidden.
 *
 * A page with styles of its own (`data-own`) is given them, or the site's whole sheet (`data-sheet`) where the browser has it from
 * before. Either is written for the parser, which waits for it as for any style sheet: a link in the HTML browsers would load
 * each time.
 *
 * Until React has taken the page over it holds clicks on buttons and on links within `data-hold`, submits of forms without an
 * action, and what is typed and chosen; `replay` plays them again. What opens a dialog waits for the starter where the browser knows no invoker commands. All other links, forms and `details` are the browser's own and never
 * wait; links get the visitor's query and codes (`CARRY_QUERY`). Where the file does not come, everything goes back to the browser.
 * [PV-010, PV-011, GEN-003, LNK-009, CP-026]
 */
export const RUNTIME_LOADER = `(()=>{
let d=document,{src,own,sheet,start}=d.currentScript.dataset,
asks=start=="eager"||location.search,
h=self.${HELD}=[];
try{
asks||=/(^|; )${COOKIES.emailCoupon.name}=/.test(d.cookie);
if(localStorage.${STYLE_SHEET_KEY}==sheet)own=sheet
}catch{}
own&&d.write("<link rel=stylesheet href="+own+">");
h.of={
click:(self.CommandEvent?"":"[commandfor],")+"${HELD_CLICKS}",
submit:"${WAITING} form:not([action],[method=dialog])",
input:"${WAITING} *",
pointermove:0,pointerdown:0,keydown:0,focusin:0,scroll:0
};
h.go=e=>{
src&&d.head.append(Object.assign(d.createElement("script"),{src,onerror:h.back}));
src=0;
h.by||=e.type
};
h.back=()=>{
h.of={};
h.splice(0).map(([t,e])=>t.href?t.click():t.requestSubmit?.(e.submitter||void 0))
};
for(let n in h.of)addEventListener(n,e=>{
let t=h.of[n]&&e.target.closest?.(h.of[n]);
h.go(e);
if(t&&!(t.href&&(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)))
t.href&&e.stopImmediatePropagation(),
e.preventDefault(),
h.push([t,e,t.value,t.checked]),
setTimeout(()=>h.isHere||h.back(),t.href?${LINK_HOLD_LIMIT_MS}:${HOLD_LIMIT_MS})
},!0);
let paint=()=>new PerformanceObserver(h.go).observe({type:"paint",buffered:!0});
asks||location.hash?paint():addEventListener("load",paint);
${CARRY_QUERY}
})()`.replaceAll("\n", "");

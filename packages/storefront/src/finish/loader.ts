import { COOKIES, STYLE_SHEET_KEY } from "@courseway/brand";
import { EARLY_CLICK_LIMIT_MS } from "../links/links-ready.ts";
import { HELD } from "./held.ts";

/** What a visitor did is held this long at most from the start of the runtime, in ms: then the page is as without script. */
export const HOLD_LIMIT_MS = 15_000;

/** How often a page's data is asked for again, and after how long in ms: a replica of the site may not know it yet. */
const DATA_RETRIES = 2;
const RETRY_MS = 700;

/** How near the screen a block with an island has to be, so that it is awake when it is seen. */
const NEAR = "300px";

/**
 * The text of the last script of a finished page, which waits for its styles and does nothing. Where the last element comes before the styles, and no
 * script waits for them, Chromium takes the unstyled page for one that was seen: everything with a transition runs it, what is
 * on the screen at once, and what is laid out later (`content-visibility`) when the visitor comes to it.
 */
export const STYLES_AWAITED = "0";

/**
 * The text of the script in the head of a finished page, the same for all pages, so that every policy knows its hash. It
 * brings the page's file and its chunks (`data-files`, the page's own first) once: with the first pointer, key, focus or scroll; with the first paint for a
 * visitor with a query, a fragment or an emailed coupon, which change links, prices or what is shown; else when the browser
 * is idle after the load and the first paint, which comes later than the load where a machine is slow or a tab is hidden; or
 * (`data-start="late"`) when an island is near, but for a visitor whose consent is not stored yet.
 * What is needed no sooner than that stands in the file: `wake.ts`.
 *
 * A page with styles of its own (`data-own`) is given them, or the site's whole sheet (`data-sheet`) where the browser has it from
 * before. Either is written for the parser, which waits for it as for any style sheet: a link in the HTML browsers would load
 * each time.
 *
 * Until React has taken the page over it holds clicks on buttons and on links within `data-hold`, submits of forms without an
 * action, and what is typed and chosen; `replay` plays them again. All other links, forms and `details` are the browser's own and never
 * wait, but the links of a visitor with a query or an emailed coupon, until the rules of links are there (`LINKS_READY`): clicks that open a tab
 * of their own, and links within the page, do not wait. Where a file does not come, everything goes back to the browser.
 * [PV-010, PV-011, GEN-003, LNK-009, CP-026]
 */
export const RUNTIME_LOADER = `(()=>{
const d=document,w=window,{start,files,own,sheet}=d.currentScript.dataset,h=w.${HELD}=[],
starts=["pointermove","pointerdown","keydown","focusin","scroll"],
holds=["click","submit","input"],
listen=(how,names,run)=>names.map(n=>w[how+"EventListener"](n,run,!0)),
isOwn=e=>e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey,
giveBack=()=>h.end().map(([t,by])=>t.requestSubmit?t.requestSubmit(by):t.href&&t.click()),
bring=(src,again)=>d.head.append(Object.assign(d.createElement("script"),{src,onerror:()=>again?setTimeout(bring,${RETRY_MS},src,again-1):giveBack()})),
go=()=>{
if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",go);
else if(!h.isStarted){
h.isStarted=listen("remove",starts,go);
files.split(" ").map((src,i)=>bring(src,i?0:${DATA_RETRIES}));
setTimeout(giveBack,${HOLD_LIMIT_MS})
}
},
hold=e=>{
let t=e.target;
if(e.type=="input")h.push([t,/checkbox|radio/.test(t.type)?t.checked:t.value]);
else{
if(e.type=="submit"){
if(t.matches("[action],[method=dialog]"))return
}else{
t=t.closest("button,[role=button],[role=tab],[data-hold] a");
if(!t||(t.href?isOwn(e):t.matches("[commandfor],[popovertarget]")||t.form&&t.type!="button"))return;
if(t.href)e.stopImmediatePropagation()
}
e.preventDefault();
h.push([t,e.submitter||void 0])
}
go()
},
early=e=>{
const a=e.target.closest("a[href]");
if(!a||a.target||a.closest("[data-hold]")||a.getAttribute("href")[0]=="#"||isOwn(e))return;
e.preventDefault();
h.link||setTimeout(h.follow,${EARLY_CLICK_LIMIT_MS});
h.link=a
};
h.end=()=>{
listen("remove",holds,hold);
return h.splice(0)
};
h.follow=()=>{
listen("remove",["click"],early);
const a=h.link;
h.link=0;
a&&(!a.isConnected&&h.twin?.(a)||a).click()
};
listen("add",holds,hold);
let cookies="",known;
try{
cookies=d.cookie;
known=localStorage.${STYLE_SHEET_KEY}
}catch{}
own&&d.write("<link rel=stylesheet href="+(known==sheet?sheet:own)+">");
const is=cookie=>RegExp("(^|; )"+cookie).test(cookies);
const painted=run=>new PerformanceObserver(run).observe({type:"paint",buffered:!0}),asks=location.search||is("${COOKIES.emailCoupon.name}=");
asks&&listen("add",["click"],early);
(asks||location.hash)&&painted(go);
listen("add",starts,go);
w.addEventListener("load",()=>{
if(start!="late"||!is("${COOKIES.consent.name}=0"))return painted(()=>(w.requestIdleCallback||setTimeout)(go,{timeout:2e3}));
const near=new IntersectionObserver(all=>all.some(one=>one.isIntersecting)&&(near.disconnect(),go()),{rootMargin:"${NEAR}"});
d.querySelectorAll("[data-island]").forEach(one=>near.observe(one.firstElementChild))
})
})()`.replaceAll("\n", "");

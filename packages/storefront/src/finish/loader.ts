import { COOKIES, STYLE_SHEET_KEY } from "@courseway/brand";
import { HELD } from "./held.ts";

/** What a visitor did is held this long at most from the start of the runtime, in ms: then the page is as without script. */
export const HOLD_LIMIT_MS = 15_000;

/** How often a page's data is asked for again, and after how long in ms: a replica of the site may not know it yet. */
const DATA_RETRIES = 2;
const RETRY_MS = 700;

/** How near the screen a block with an island has to be, so that it is awake when it is seen. */
const NEAR = "300px";

/**
 * The text of the script in the head of a finished page, the same for all pages, so that every policy knows its hash. It
 * brings the page's data and its chunks (`data-files`, the data first) once: with the first pointer, key, focus or scroll; at once for a
 * visitor with a query, a fragment or an emailed coupon, which change links, prices or what is shown; else when the browser
 * is idle after the load, or (`data-start="late"`) when an island is near, but for a visitor whose consent is not stored yet.
 *
 * A page with styles of its own (`data-own`) gets the site's whole sheet (`data-sheet`) before its data, so that no island draws
 * what has no style. A browser that has the whole one from before is given that at once. Both are written for the parser, which
 * waits for them as for any style sheet: of a link in the HTML browsers would load the page's own each time.
 *
 * Until React has taken the page over it holds clicks on buttons and on links within `data-hold`, submits of forms without an
 * action, and what is typed and chosen; `replay` plays them again, and a menu that opens by hover hears of a pointer that rests on it. All other links, forms and `details` are the browser's own and never
 * wait. Where a file does not come, everything goes back to the browser. [PV-010, PV-011, LNK-009, CP-026]
 */
export const RUNTIME_LOADER = `(()=>{
const d=document,w=window,{start,files,own,sheet}=d.currentScript.dataset,held=w.${HELD}=[],
starts=["pointermove","pointerdown","keydown","focusin","scroll"],
holds=["click","submit","input"],
listen=(how,names,run)=>names.map(n=>w[how+"EventListener"](n,run,{capture:true,passive:names==starts})),
giveBack=()=>held.end().map(([t,by])=>t.requestSubmit?t.requestSubmit(by):t.href&&t.click()),
put=(kind,values)=>d.head.append(Object.assign(d.createElement(kind),values)),
bring=(src,again)=>put("script",{async:true,src,onerror:()=>again?setTimeout(bring,${RETRY_MS},src,again-1):giveBack()}),
dress=next=>{
const link=own&&d.querySelector("link[href='"+own+"']");
link?put("link",{rel:"stylesheet",href:sheet,onerror:next,onload(){
link.remove();
try{localStorage.${STYLE_SHEET_KEY}=sheet}catch{}
next()
}}):next()
},
go=()=>{
if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",go);
else if(!held.isStarted){
held.isStarted=1;
listen("remove",starts,go);
files.split(" ").map((src,i)=>i?bring(src):dress(()=>bring(src,${DATA_RETRIES})));
setTimeout(giveBack,${HOLD_LIMIT_MS})
}
},
hold=e=>{
let t=e.target;
if(e.type=="input")held.push([t,/checkbox|radio/.test(t.type)?t.checked:t.value]);
else{
if(e.type=="submit"){
if(t.getAttribute("action")||t.getAttribute("method")=="dialog")return
}else{
t=t.closest("button,[role=button],[role=tab],[data-hold] a");
if(!t||(t.href?e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey:t.matches("[commandfor],[popovertarget]")||t.form&&t.type!="button"))return;
if(t.href)e.stopImmediatePropagation()
}
e.preventDefault();
held.push([t,e.submitter||void 0])
}
go()
};
held.end=()=>{
listen("remove",holds,hold);
if(matchMedia("(hover:hover)").matches)[...d.querySelectorAll(":hover")].pop()?.dispatchEvent(new PointerEvent("pointerover",{bubbles:true,pointerType:"mouse"}));
return held.splice(0)
};
listen("add",holds,hold);
let cookies="",known;
try{
cookies=d.cookie;
known=localStorage.${STYLE_SHEET_KEY}
}catch{}
own&&d.write("<link rel=stylesheet href="+(known==sheet?sheet:own)+">");
const is=cookie=>RegExp("(^|; )"+cookie).test(cookies);
if(location.search||location.hash||is("${COOKIES.emailCoupon.name}="))return go();
listen("add",starts,go);
w.addEventListener("load",()=>{
if(start!="late"||!is("${COOKIES.consent.name}=0"))return w.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200);
const near=new IntersectionObserver(all=>all.some(one=>one.isIntersecting)&&(near.disconnect(),go()),{rootMargin:"${NEAR}"});
d.querySelectorAll("[data-island]").forEach(one=>near.observe(one.firstElementChild))
})
})()`.replaceAll("\n", "");

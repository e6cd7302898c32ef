import { COOKIES } from "@courseway/brand";
import { DIALOG_COMMANDS } from "../links/dialog-commands.ts";
import { EARLY_ANSWER } from "./early-answers.ts";
import { HELD } from "./held.ts";
import { HELD_CLICKS, HOLD_LIMIT_MS } from "./loader.ts";
import { dataName } from "./page-data-path.ts";

/** How often a page's data is asked for again, and after how long in ms: a replica of the site may not know it yet. */
const DATA_RETRIES = 2;
const RETRY_MS = 700;

/** How near the screen a block with an island has to be, so that it is awake when it is seen. */
const NEAR = "300px";

/**
 * What the loader in the head does not need at once: a file for all pages of a version of the storefront, which browsers keep. It
 * brings the page's file and its chunks (`data-files`, the page's own first) once: at once where the visitor has touched the page already, or has
 * a query, a fragment or an emailed coupon, which change links, prices or what is shown; else with the first pointer, key,
 * focus or scroll, or when the browser is idle after the load; or (`data-start="late"`) when an island is near, but for a visitor whose consent is
 * to be stored: it is not yet, or the browser's privacy signal is there. What is needed no sooner than the page's data stands there: `wake.ts`.
 *
 * Dialogs open by it where the browser knows no invoker commands (`DIALOG_COMMANDS`). Of what the loader holds, tabs and carousels answer at once
 * (`EARLY_ANSWER`), and `end` gives it out. Where a file does not come, everything goes back to the browser.
 * [PV-010, PV-011, GEN-003, LNK-009, CP-026]
 */
const TEXT = `(()=>{
const d=document,h=self.${HELD},{start,files}=d.querySelector("[data-files]").dataset,
bring=(src,again)=>d.head.append(Object.assign(d.createElement("script"),{src,onerror:()=>again?setTimeout(bring,${RETRY_MS},src,again-1):h.back()})),
go=()=>{
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",go);
if(h.isStarted)return;
h.isStarted=!0;
files.split(" ").map((src,i)=>bring(src,i?0:${DATA_RETRIES}));
setTimeout(h.back,${HOLD_LIMIT_MS})
},
answer=${EARLY_ANSWER};
${DIALOG_COMMANDS};
if(h.of.click)h.of.click="${HELD_CLICKS}";
h.push=one=>answer(one[0])||h.splice(h.length,0,one);
h.splice(0).map(one=>one[0].closest("[commandfor]")?one[0].click():h.push(one));
h.end=()=>{
h.of={};
return h.splice(0).map(([t,{type,submitter},value,checked])=>[t,type=="input"?/checkbox|radio/.test(t.type)?checked:value:submitter||void 0])
};
h.go=go;
let cookies="";
try{
cookies=document.cookie
}catch{}
const is=cookie=>RegExp("(^|; )"+cookie).test(cookies),
rest=()=>{
if(start!="late"||!is("${COOKIES.consent.name}=0")||navigator.globalPrivacyControl)return(self.requestIdleCallback||setTimeout)(go,{timeout:2e3});
const near=new IntersectionObserver(all=>all.some(one=>one.isIntersecting)&&(near.disconnect(),go()),{rootMargin:"${NEAR}"});
d.querySelectorAll("[data-island]").forEach(one=>near.observe(one.firstElementChild))
};
h.by||location.search||location.hash||is("${COOKIES.emailCoupon.name}=")?go():rest()
})()`.replaceAll("\n", "");

/** The file and its name, which every replica of a version knows. */
export const RUNTIME_STARTER = { name: dataName(TEXT), text: TEXT };

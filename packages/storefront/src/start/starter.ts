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
page=(src,again)=>fetch(src).then(answer=>answer.ok?answer.json():Promise.reject(Error(src))).catch(error=>again?new Promise(next=>setTimeout(next,${RETRY_MS})).then(()=>page(src,again-1)):(h.back(),Promise.reject(error))),
go=()=>{
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",go);
if(h.isAsked)return;
h.isAsked=!0;
files.split(" ").map(src=>/json$/.test(src)?(h.page=page(src,${DATA_RETRIES})).catch(()=>0):d.head.append(Object.assign(d.createElement("script"),{type:"module",src,onerror:h.back})));
setTimeout(()=>h.isStarted||h.back(),${HOLD_LIMIT_MS})
},
answer=${EARLY_ANSWER};
${DIALOG_COMMANDS};
if(h.of.click)h.of.click="${HELD_CLICKS}";
const hold=([t,{type,submitter},value,checked])=>h.splice(h.length,0,[t,type=="input"?/checkbox|radio/.test(t.type)?checked:value:submitter||void 0]);
h.push=one=>answer(one[0])||(hold(one),h.onHeld?.());
h.splice(0).map(one=>one[0].closest("[commandfor]")?one[0].click():h.push(one));
h.back=()=>{
h.of={};
h.splice(0).map(([t,submitter])=>t.href?t.click():t.requestSubmit?.(submitter))
};
h.go=go;
h.isHere=!0;
let cookies="";
try{
cookies=document.cookie
}catch{}
const is=cookie=>RegExp("(^|; )"+cookie).test(cookies),
rest=()=>{
if(start!="late"||!is("${COOKIES.consent.name}=0")||navigator.globalPrivacyControl)return(self.requestIdleCallback||setTimeout)(go,{timeout:2e3});
const near=new IntersectionObserver(all=>all.some(one=>one.isIntersecting)&&(near.disconnect(),go()),{rootMargin:"${NEAR}"});
d.querySelectorAll("main cw-island:not([when])>*").forEach(one=>near.observe(one))
};
h.by||start=="eager"||location.search||location.hash||is("${COOKIES.emailCoupon.name}=")?go():rest()
})()`.replaceAll("\n", "");

/** The file and its name, which every replica of a version knows. */
export const RUNTIME_STARTER = { name: dataName(TEXT), text: TEXT };

import { ISLAND_TAG } from "@courseway/ui/islands";
import { BUSY, QUEUED, HOLD_LIMIT_MS, USED } from "./queued.ts";
import { COOKIES } from "@courseway/brand";
import { QUEUED_CLICKS, HOLD_BUTTONS } from "./loader.ts";
import { dataName } from "./file-names.ts";

/**
 * The text of a script that adds `<button commandfor>` and `<dialog closedby="any">` to browsers without them: a dialog opens as a modal,
 * and its close control or a press outside closes it. Invoker commands came with Chrome 135, Firefox 144 and Safari 26.2, `closedby`
 * with Chrome 134, Firefox 141 and Safari 27.3. In later browsers the script does nothing. [HD-004, MD-013]
 */
export const DIALOG_COMMANDS = `addEventListener("click",({target:t,clientX:x,clientY:y})=>{
let b=t.closest("[commandfor]"),o=b&&document.getElementById(b.getAttribute("commandfor")),r;
if(o)self.CommandEvent||(b.getAttribute("command")=="close"?o.close():(b.focus(),o.showModal()));
else if(t.matches("dialog[closedby=any]")&&!t.closedBy)r=t.getBoundingClientRect(),x<r.left||x>r.right||y<r.top||y>r.bottom?t.close():0
})`.replaceAll("\n", "");

/**
 * The text of a function that handles a queued click or choice before the island starts, so that a slow phone reacts immediately: a tab
 * or a select of tabs shows its panel, and a carousel's button scrolls. The blocks' HTML has what it needs:
 *
 * - a control names its panels by `aria-controls`, a select one for each option. `data-shown` marks the visible panel of a parent,
 *   `aria-selected` the chosen tab. The island gets the event too and reaches the same state;
 * - a button with `data-turn`, 1 or -1, scrolls the list in the element before its group by that many slides. Scrolling is the whole
 *   answer: the island reads the list's position;
 * - a form's island is busy until its code sends the form (`BUSY`), and the style sheet shows it at the submit button.
 *
 * It takes the element that was used, and returns whether the event needs no queue.
 */
export const EARLY_ANSWER = `t=>{
if(t.requestSubmit)return void t.closest("${ISLAND_TAG}")?.setAttribute("${BUSY}",!0);
const by=t.dataset.turn,track=by&&t.parentElement.previousElementSibling;
if(track){
const[one,next]=track.querySelectorAll(":scope>ul>li");
track.scrollBy({left:by*(next?next.offsetLeft-one.offsetLeft:0)});
return!0
}
const panel=document.getElementById((t.getAttribute("aria-controls")||"").split(" ")[t.selectedIndex||0]);
if(!panel?.dataset.shown)return;
for(const one of panel.parentElement.children)if(one.dataset.shown)one.dataset.shown=one==panel;
if(t.hasAttribute("aria-selected"))for(const one of t.parentElement.children)one.setAttribute("aria-selected",one==t)
}`.replaceAll("\n", "");

/** Retries of a page's data, and their delay in ms: a replica may not know it yet. */
const DATA_RETRIES = 2;
const RETRY_MS = 700;

/** How close to the screen an island must be to start the page. */
const NEAR = "300px";

/**
 * What the loader does not need at once: one file for all pages of a version of the storefront, which browsers keep. It loads the page's
 * file and its chunks (`data-files`, the page's own first, and `data-changed` for a visitor with a query or an emailed coupon), once:
 * - immediately if the visitor has touched the page, or has a query, a fragment or an emailed coupon;
 * - else on the first pointer, key, focus or scroll, or when the browser is idle after load;
 * - with `data-start="late"` when an island is near instead of when idle, unless the visitor's consent is to be stored: there is none yet,
 *   or the browser sends the privacy signal.
 *
 * What islands need that wait to be used (`data-used`, React with it) comes with the first touch of one, next to the page's own chunks
 * instead of after them. So does the site's whole sheet, before which nothing is played.
 *
 * It opens dialogs in browsers without invoker commands (`DIALOG_COMMANDS`). Tabs and carousels answer held clicks at once, and a
 * held form looks busy (`EARLY_ANSWER`). If a file does not load, links and forms go back to the browser.
 * [PV-010, PV-011, GEN-003, LNK-009, CP-026]
 */
const TEXT = `(()=>{
const d=document,h=self.${QUEUED},{start,files,changed,used,own,sheet}=d.querySelector("[data-files]").dataset,
page=(src,again)=>fetch(src).then(answer=>answer.ok?answer.json():Promise.reject(Error(src))).catch(error=>again?new Promise(next=>setTimeout(next,${RETRY_MS})).then(()=>page(src,again-1)):(h.back(),Promise.reject(error))),
load=list=>list?.split(" ").map(src=>/json$/.test(src)?(h.page=page(src,${DATA_RETRIES})).catch(()=>0):d.head.append(Object.assign(d.createElement("script"),{type:"module",src,onerror:h.back}))),
go=e=>{
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",()=>go(e));
if(!h.isAsked){
h.isAsked=!0;
load(files);
brings&&load(changed);
if(own&&d.querySelector("link[href='"+own+"']"))(h.sheet=fetch(sheet)).catch(()=>0);
setTimeout(()=>h.isStarted||h.back(),${HOLD_LIMIT_MS})
}
if(!h.isUsed&&(location.search||e?.target?.closest?.("${USED}")))h.isUsed=!0,load(used)
},
answer=${EARLY_ANSWER};
${DIALOG_COMMANDS};
if(h.of.submit)h.of.click="${QUEUED_CLICKS}";
const hold=([t,{type,submitter},value,checked])=>h.splice(h.length,0,[t,type=="input"?/checkbox|radio/.test(t.type)?checked:value:submitter||void 0]);
h.answered=[];
h.push=one=>{
answer(one[0])?h.answered.push(one[0]):hold(one);
h.onQueued?.()
};
h.splice(0).map(one=>one[0].closest("[commandfor]")?one[0].click():h.push(one));
h.back=()=>{
${HOLD_BUTTONS};
h.splice(0).map(one=>{
const[t,submitter]=one;
t.href?t.click():t.requestSubmit?(t.closest("${ISLAND_TAG}")?.removeAttribute("${BUSY}"),t.requestSubmit(submitter)):h.splice(h.length,0,one)
})
};
h.go=go;
h.hasStarter=!0;
let cookies="";
try{
cookies=document.cookie
}catch{}
const is=cookie=>RegExp("(^|; )"+cookie).test(cookies),
brings=location.search||is("${COOKIES.emailCoupon.name}="),
rest=()=>{
if(start!="late"||!is("${COOKIES.consent.name}=0")||navigator.globalPrivacyControl)return(self.requestIdleCallback||setTimeout)(go,{timeout:2e3});
const near=new IntersectionObserver(all=>all.some(one=>one.isIntersecting)&&(near.disconnect(),go()),{rootMargin:"${NEAR}"});
d.querySelectorAll("main cw-island:not([when])>*").forEach(one=>near.observe(one))
};
h.by||start=="eager"||brings||location.hash?go(h.by):rest();
[...h].map(([target])=>go({target}))
})()`.replaceAll("\n", "");

/** The file and its name, which every replica of a version knows. */
export const RUNTIME_STARTER = { name: dataName(TEXT), text: TEXT };

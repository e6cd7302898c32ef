import { COOKIES } from "@courseway/brand";
import { EARLY_CLICK_LIMIT_MS, LINKS_READY } from "./links-ready.ts";

/**
 * The text of a function that holds clicks on links until the rules of links are there. A visitor with a query or an emailed
 * coupon may be quicker than the scripts of the page; their click waits, so that nothing is lost on the way. It
 * runs before any module, so it looks at the cookies itself. Where a new price has put another link in the place of the
 * one that was clicked, the click is that one's, known by its path, product and text: nobody decorates a link that is no
 * longer on the page. Clicks that open a tab of their own, links within the page, and links that say `data-hold`, are not held. It may be given a
 * link that was clicked before, with that event, and clicks it anew. [GEN-003, LNK-009]
 */
export const HOLD_LINKS = `early=>{
let held;
const hasParams=()=>location.search||/(^|; )${COOKIES.emailCoupon.name}=/.test(document.cookie);
const hold=e=>{
const a=e.target instanceof Element&&e.target.closest("a[href]");
if(!a||a.target||a.closest("[data-hold]")||a.getAttribute("href")[0]==="#"||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!hasParams())return;
e.preventDefault();
held||setTimeout(go,${EARLY_CLICK_LIMIT_MS}-(early?performance.now()-early[1].timeStamp:0));
held=a
};
const twin=a=>[...document.links].find(l=>l.pathname===a.pathname&&l.textContent===a.textContent&&id(l)===id(a));
const id=l=>new URLSearchParams(l.search).get("productId");
const go=()=>{
removeEventListener("click",hold,true);
const a=held;
held=null;
a&&(a.isConnected?a:twin(a)||a).click()
};
addEventListener("click",hold,true);
addEventListener("${LINKS_READY}",go,{once:true});
early&&early[0].click();
early=null
}`.replaceAll("\n", "");

import { type BrandConfig, COOKIES } from "@courseway/brand";
import { EARLY_CLICK_LIMIT_MS, LINKS_READY } from "./links-ready.ts";

/**
 * The text of a script that runs before the first link can be clicked. A visitor with a query or an emailed coupon may be
 * quicker than the scripts of the page; their click waits for the rules of links, so that nothing is lost on the way. It
 * runs before any module, so it looks at the cookies itself. Where a new price has put another link in the place of the
 * one that was clicked, the click is that one's, known by its path, product and text: nobody decorates a link that is no
 * longer on the page. Clicks that open a tab of their own, and links within the page, are not held. [GEN-003, LNK-009]
 */
export const EARLY_CLICKS = `(()=>{
let held;
const hasParams=()=>location.search||/(^|; )${COOKIES.emailCoupon.name}=/.test(document.cookie);
const hold=e=>{
const a=e.target instanceof Element&&e.target.closest("a[href]");
if(!a||a.target||a.getAttribute("href")[0]==="#"||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!hasParams())return;
e.preventDefault();
held||setTimeout(go,${EARLY_CLICK_LIMIT_MS});
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
addEventListener("${LINKS_READY}",go,{once:true})
})()`.replaceAll("\n", "");

/**
 * Holds the clicks of a visitor who is quicker than the page's scripts. Stands before the first link. In a finished page the element
 * is empty, since the loader holds them.
 * @param runtime when the page's scripts start; `finishPage` reads it here
 */
export function EarlyClicks({ runtime }: { readonly runtime?: BrandConfig["runtime"] }) {
  const asked = runtime === "eager" ? undefined : runtime;
  return <script data-runtime={asked} dangerouslySetInnerHTML={{ __html: EARLY_CLICKS }} />;
}

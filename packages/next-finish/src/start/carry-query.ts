import { COOKIES } from "@courseway/brand";
import type { LinkRules } from "@courseway/brand/rules";
import type { CouponPolicy } from "@courseway/coupons";
import { LINKS_READY } from "./queued.ts";

/**
 * The brand's settings for `CARRY_QUERY` as one attribute, `data-carry`: the checkout's parameter for codes, the parameter that passes
 * an opt-out to other sites (empty for none), the checkout's host, and the family's other hosts.
 */
export function carryRules({ rules, policy }: { readonly rules: LinkRules; readonly policy: CouponPolicy }): string {
  const parameter = policy.oldStrategy ? "couponCode" : policy.cdiParam;
  const hosts = [new URL(rules.checkoutOrigin).host, ...rules.hosts, ...rules.siblingHosts];
  return [parameter, rules.consentParam ?? "", ...new Set(hosts)].join(" ");
}

/**
 * The text of a script that adds the visitor's query and codes to each link that is clicked before the link rules (`decorateLink`) have
 * loaded, so that nobody waits for a file and nothing is lost. The query goes to the family's own hosts. All codes of address and cookie
 * go to the checkout in its one parameter (`ocs=0` in the address asks for the old one); emailed codes also go to other pages that lack
 * the parameter. A stored opt-out goes to other hosts in its parameter; a choice to share waits for the rules. After the click the link
 * gets its former address back, so that the rules find it as the server wrote it. Clicks that open a new tab work the same way.
 * [GEN-003, LNK-005, LNK-008, LNK-009, CP-013, CP-015, CP-021, RT-017, PV-013]
 */
export const CARRY_QUERY = `(()=>{
let go=e=>{
let a=e.target.closest?.("a[href]"),l=a?.getAttribute("href"),c=/${COOKIES.consent.name}=1/.test(document.cookie),m=/(^|; )${COOKIES.emailCoupon.name}=([^;]+)/.exec(document.cookie);
if(!l||l[0]=="#"||!m&&!c&&!location.search)return;
let[p,o,...f]=document.querySelector("[data-carry]").dataset.carry.split(" "),
{host:h,pathname:n}=a,own=h==location.host,pay=h==f[0]||/checkout/i.test(h+n),q=new URLSearchParams(a.search),
add=(k,v)=>q.set(k,[...new Set([...q.getAll(k),v].join().split(","))]);
if(!own&&!f.includes(h)||/\\.(txt|pdf|doc|rtf|xml)$/i.test(n))return;
if(pay&&/[?&]ocs=0(&|$)/.test(location.search)){
let d=q.getAll(p);q.delete(p);
p=q.has("coupon")?"coupon":"couponCode";
d[0]&&add(p,d)
}
for(let r of location.search.slice(1).split("&"))if(/^[\\w.-]+=[\\w!.:/=+,%-]+$/.test(r)){
let[[k,v]]=new URLSearchParams(r);
k==o||/^(hlText|page|q)$/.test(k)||!own&&/^(token|x-craft)/.test(k)||add(pay&&/^(v?c|hc|crohc|channel|coupon\\w*)$/.test(k)?p:k,v)
}
m&&(pay||!q.has(p))&&add(p,decodeURIComponent(m[2]));
o&&c&&!own&&q.set(o,1);
a.search=q;
setTimeout(()=>a.href=l)
};
for(let n of["click","auxclick"])addEventListener(n,e=>go?.(e),!0);
addEventListener("${LINKS_READY}",()=>go=null)
})()`.replaceAll("\n", "");

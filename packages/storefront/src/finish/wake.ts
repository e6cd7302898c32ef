import { STYLE_SHEET_KEY } from "@courseway/brand";
import { LINKS_READY } from "../links/links-ready.ts";
import { HELD } from "./held.ts";
import { PART } from "./static-parts.ts";

/**
 * What the loader leaves to the page's file, which comes once somebody needs it: the text of a function of `n`, the number of elements
 * whose content the page's data leaves to the HTML, and of what takes their contents and hands the data over.
 *
 * First the site's whole sheet takes the place of the page's own, so that no island draws what has no style. Where an extension
 * took away or doubled an element, contents are those of the page as it was sent, which is asked for again. What the loader
 * gives out in the end, a menu below a resting pointer hears of; and a link that a new price has put in the place of one that
 * a visitor clicked gets the click, known by its path, product and text. [LNK-009]
 */
export const WAKE = `async(n,run)=>{
const d=document,h=self.${HELD},{own,sheet}=d.querySelector("[data-files]").dataset,
link=own&&d.querySelector("link[href='"+own+"']"),
parts=page=>[...page.querySelectorAll("[${PART}]")].map(e=>e.innerHTML),
product=a=>new URLSearchParams(a.search).get("productId"),
end=h.end;
h.end=()=>{
const all=end();
if(matchMedia("(hover:hover)").matches)[...d.querySelectorAll(":hover")].pop()?.dispatchEvent(new PointerEvent("pointerover",{bubbles:true,pointerType:"mouse"}));
return all
};
h.twin=a=>[...d.links].find(l=>l.pathname==a.pathname&&l.textContent==a.textContent&&product(l)==product(a));
addEventListener("${LINKS_READY}",h.follow,{once:true});
if(link)await new Promise(next=>d.head.append(Object.assign(d.createElement("link"),{rel:"stylesheet",href:sheet,onerror:next,onload(){
link.remove();
try{localStorage.${STYLE_SHEET_KEY}=sheet}catch{}
next()
}})));
let p=parts(d);
if(p.length!=n)try{p=parts(new DOMParser().parseFromString(await(await fetch(location.href)).text(),"text/html"))}catch{}
run(p)
}`.replaceAll("\n", "");

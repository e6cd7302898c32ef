import { STYLE_SHEET_KEY } from "@courseway/brand";
import { HELD } from "./held.ts";
import { BUILT_FILES } from "./page-data-path.ts";
import { PART } from "./static-parts.ts";

/** Addresses within a built sheet are seen from its folder, and those of a document's own sheet from the page. */
const ABOVE_SHEETS = new URL("../", `http://site.example${BUILT_FILES}`).pathname;

/**
 * What loader and starter leave to the page's file, which comes once somebody needs it: the text of a function of `n`, the number of elements
 * whose content the page's data leaves to the HTML, and of what takes their contents and hands the data over.
 *
 * First the site's whole sheet comes behind the page's own, so that no island draws what has no style. It is adopted without its font
 * faces, which the page's own sheet has and stays for: a face that comes or goes makes browsers lay out all text anew. A link
 * that loads nothing keeps React from adding the sheet; where it cannot be adopted, React does add it. Where an
 * extension took away or doubled an element, contents are those of the page as it was sent, which is asked for again. What
 * the loader gives out in the end, a menu below a resting pointer hears of.
 */
export const WAKE = `async(n,run)=>{
const d=document,h=self.${HELD},{own,sheet}=d.querySelector("[data-files]").dataset,
parts=page=>[...page.querySelectorAll("[${PART}]")].map(e=>e.innerHTML),
end=h.end;
h.end=()=>{
const all=end();
if(matchMedia("(hover:hover)").matches)[...d.querySelectorAll(":hover")].pop()?.dispatchEvent(new PointerEvent("pointerover",{bubbles:true,pointerType:"mouse"}));
return all
};
if(own&&d.querySelector("link[href='"+own+"']"))try{
const all=new CSSStyleSheet,css=await fetch(sheet);
if(css.ok){
all.replaceSync((await css.text()).replace(/@font-face *{[^}]*}/g,"").replaceAll("../","${ABOVE_SHEETS}"));
d.adoptedStyleSheets.push(all);
d.head.insertAdjacentHTML("beforeend","<link rel=stylesheet href="+sheet+" disabled>");
await new Promise(next=>setTimeout(next));
localStorage.${STYLE_SHEET_KEY}=sheet
}
}catch{}
let p=parts(d);
if(p.length!=n)try{p=parts(new DOMParser().parseFromString(await(await fetch(location.href)).text(),"text/html"))}catch{}
run(p)
}`.replaceAll("\n", "");

/**
 * The text of a function that shows what a held click or choice asks for before React is there, so that a slow phone answers at
 * once: a tab, or a select of tabs, shows its panel, and a carousel's button turns it. The blocks say how in their HTML:
 *
 * - a control names its panels by `aria-controls`, a select one for each of its options; panels of one parent say by `data-shown`
 *   which of them is seen, and tabs of one parent by `aria-selected` which is chosen. React is told too, and comes to the same;
 * - a button with `data-turn`, 1 or -1, scrolls the list in the element before its group by so many slides. The browser's scrolling is all of
 *   the answer: nothing is left for React, which hears of where the list stands.
 *
 * It takes the element that was used and gives whether nothing is left to be held.
 */
export const EARLY_ANSWER = `t=>{
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

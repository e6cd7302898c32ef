import { ISLAND_TAG } from "@courseway/ui/islands";
import { BUSY } from "./queued.ts";

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

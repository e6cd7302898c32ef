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

type Menu = HTMLDetailsElement;

const near = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const isWithin = (menu: Menu, target: EventTarget | null): boolean => target instanceof Node && menu.contains(target);

/** Closes the open drop-downs that match. */
function close(mayClose: (menu: Menu) => boolean): void {
  for (const menu of document.querySelectorAll<Menu>(".cw-nav-menu[open]")) {
    if (!mayClose(menu)) continue;
    menu.open = false;
    delete menu.dataset["hover"];
  }
}

/** Opens a drop-down on hover, and closes it when the pointer leaves. */
function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === "touch") return;
  const menu = near(target, ".cw-nav-item")?.querySelector<Menu>(".cw-nav-menu");
  close((other) => other !== menu && "hover" in other.dataset);
  if (!menu || menu.open) return;
  menu.open = true;
  menu.dataset["hover"] = "";
}

/** Keeps a drop-down open at the first click after hover opened it. */
function onClick(event: MouseEvent): void {
  const menu = near(event.target, ".cw-nav-menu > summary")?.parentElement;
  if (menu && "hover" in menu.dataset) {
    event.preventDefault();
    delete menu.dataset["hover"];
  }
  close((other) => other !== menu);
  // A link that opens a new tab does not change this page. [BL-dropdown-002]
  const list = near(event.target, "[popover] a")?.closest("[popover]");
  if (list instanceof HTMLElement) list.hidePopover?.();
}

/** Tab after the last link leaves the drop-down; Shift-Tab before the first moves to its button. */
function onFocusIn({ target, relatedTarget }: FocusEvent): void {
  close((menu) => !isWithin(menu, target) || (target === menu.firstElementChild && isWithin(menu, relatedTarget)));
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  const menu = near(document.activeElement, ".cw-nav-menu");
  close(() => true);
  menu?.querySelector("summary")?.focus();
}

/**
 * Handles pointer and keyboard events of the drop-downs.
 * @param last the element that the pointer entered while this was loading
 */
export function followMenuEvents(last: PointerEvent | null): void {
  if (last) onPointerOver(last);
  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("click", onClick);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("keydown", onKeyDown);
}

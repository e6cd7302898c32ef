import type { Change } from "../compare.ts";
import type { Cell } from "../shoot.ts";
import type { SheetData } from "../write-page.ts";

/** The contents of one place of the sheet: a picture, or the old picture, the new one and the difference. */
interface SheetCell {
  readonly cell: Cell;
  readonly pictures: readonly { readonly label: string; readonly file: string }[];
  readonly note: string | null;
}

const data: SheetData = JSON.parse(document.querySelector("#data")?.textContent ?? "");
const sheetCells = data.changes?.map(toChangedSheetCell) ?? data.cells.map(toSheetCell);

function toSheetCell(cell: Cell): SheetCell {
  return { cell, pictures: picture("Picture", cell.picture, "pictures"), note: cell.error };
}

function toChangedSheetCell({ before, after, difference }: Change): SheetCell {
  const cell = after ?? before;
  if (cell === null) throw new TypeError("A change without a side.");
  return {
    cell,
    pictures: [
      ...picture("Before", before?.picture ?? null, "pictures/before"),
      ...picture("After", after?.picture ?? null, "pictures/after"),
      ...picture("Difference", difference?.picture ?? null, "pictures/difference"),
    ],
    note: cell.error ?? describeChange(before, after, difference),
  };
}

function describeChange(before: Cell | null, after: Cell | null, difference: Change["difference"]): string {
  if (before === null) return "New story";
  if (after === null) return "The story is gone";
  const moved = after.height - before.height;
  return [
    difference === null
      ? "The same picture; axe finds something else"
      : `${difference.pixels.toLocaleString("en-US")} px differ`,
    ...(moved === 0 ? [] : [`${Math.abs(moved)} px ${moved > 0 ? "taller" : "shorter"}`]),
  ].join(", ");
}

function picture(label: string, name: string | null, folder: string): SheetCell["pictures"] {
  return name === null ? [] : [{ label, file: `${folder}/${name}` }];
}

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Creates an element with attributes and children; text is never parsed as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

const at = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new TypeError(`The page has no ${selector}.`);
  return found;
};

const form = at<HTMLFormElement>("#filters");
const sheet = at<HTMLElement>("#sheet");
const viewer = at<HTMLDialogElement>("#viewer");

const listNames = (pick: (cell: Cell) => string): readonly string[] => [
  ...new Set(sheetCells.map(({ cell }) => pick(cell))),
];
const brands = listNames(({ brand }) => brand);
const widths = listNames(({ width }) => String(width)).toSorted((a, b) => Number(a) - Number(b));
const blocks = listNames(({ block }) => block);

/** Sets the filters from the address, so that a link shows the same. */
function fillFilters(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const select = at<HTMLSelectElement>("select[name=block]");
  select.append(
    make("option", { value: "" }, `All ${blocks.length}`),
    ...blocks.map((block) => make("option", {}, block)),
  );
  select.value = blocks.includes(asked.get("block") ?? "") ? (asked.get("block") ?? "") : "";
  const boxes = (name: string, values: readonly string[], unit: string) =>
    values.map((value) => {
      const isOn = !asked.has(name) || asked.getAll(name).includes(value);
      return make("label", {}, make("input", { type: "checkbox", name, value, checked: isOn }), `${value}${unit}`);
    });
  at("#brands").append(...boxes("brand", brands, ""));
  at("#widths").append(...boxes("width", widths, " px"));
  at<HTMLInputElement>("input[name=findings]").checked = asked.has("findings");
}

function listShownCells(): readonly SheetCell[] {
  const asked = new FormData(form);
  return sheetCells.filter(
    ({ cell }) =>
      (asked.get("block") === "" || asked.get("block") === cell.block) &&
      asked.getAll("brand").includes(cell.brand) &&
      asked.getAll("width").includes(String(cell.width)) &&
      (!asked.has("findings") || cell.findings.length > 0 || cell.error !== null),
  );
}

function rememberFilters(): void {
  const asked = new FormData(form);
  const query = new URLSearchParams();
  for (const [name, value] of asked) {
    const isAll = asked.getAll(name).length === { brand: brands.length, width: widths.length }[name];
    if (value !== "" && !isAll) query.append(name, String(value));
  }
  history.replaceState(null, "", `#${query}`);
}

const kilobytes = (bytes: number | null): string => (bytes === null ? "–" : `${(bytes / 1024).toFixed(1)} KB`);

function createCaption({ cell, note }: SheetCell): HTMLElement {
  const { weight, findings } = cell;
  const axe =
    findings.length === 0
      ? make("span", { class: "fine" }, "axe ✓")
      : make(
          "details",
          { class: "faulty" },
          make("summary", {}, `axe: ${findings.length}`),
          make(
            "ul",
            {},
            ...findings.map(({ rule, help, elements }) => make("li", {}, `${rule} (${elements}): ${help}`)),
          ),
        );
  const story = `${data.storybook}?path=/story/${cell.story}&globals=brand:${cell.brand}`;
  return make(
    "figcaption",
    {},
    make("a", { href: story, target: "_blank", rel: "noopener", title: "Open the story" }, `${cell.brand} ↗`),
    make(
      "span",
      { title: "Bytes after gzip" },
      `HTML ${kilobytes(weight.html)} · CSS ${kilobytes(weight.css)} · JS ${kilobytes(weight.script)}`,
    ),
    cell.error === null ? axe : make("span", { class: "faulty" }, "did not render"),
    ...(note === null ? [] : [make("span", { class: "note" }, note)]),
  );
}

function createFigure(sheetCell: SheetCell): HTMLElement {
  const { cell, pictures } = sheetCell;
  const images = pictures.map(({ label, file }) => {
    const alt = `${cell.block}, ${cell.name}, ${cell.brand}, ${cell.width} px${label === "Picture" ? "" : `: ${label.toLowerCase()}`}`;
    return make("img", { src: file, alt, loading: "lazy", decoding: "async" });
  });
  const button = make("button", { type: "button", class: "pictures" }, ...images);
  button.addEventListener("click", () => view(sheetCell));
  return make(
    "figure",
    { style: `--width: ${cell.width}` },
    ...(images.length > 0 ? [button] : []),
    createCaption(sheetCell),
  );
}

/** A story's pictures, with a row for each width; for a single brand, the widths are side by side. */
function createStory(mine: readonly SheetCell[]): HTMLElement {
  const isOneBrand = data.changes === null && new FormData(form).getAll("brand").length === 1;
  const rows = isOneBrand
    ? [
        make(
          "div",
          { class: "cells widths", style: `--widths: ${mine.map(({ cell }) => `${cell.width}fr`).join(" ")}` },
          ...mine.map(createFigure),
        ),
      ]
    : widths.flatMap((width) =>
        createRow(
          width,
          mine.filter(({ cell }) => String(cell.width) === width),
        ),
      );
  return make("section", { class: "story" }, make("h3", {}, mine[0]?.cell.name ?? ""), ...rows);
}

function createRow(width: string, cells: readonly SheetCell[]): readonly HTMLElement[] {
  if (cells.length === 0) return [];
  return [
    make("h4", {}, `${width} px`),
    make("div", { class: "cells", style: `--width: ${width}` }, ...cells.map(createFigure)),
  ];
}

function show(): void {
  const shown = listShownCells();
  const byBlock = Map.groupBy(shown, ({ cell }) => cell.block);
  sheet.replaceChildren(
    ...[...byBlock].map(([block, mine]) => {
      const stories = [...Map.groupBy(mine, ({ cell }) => cell.story).values()];
      return make("section", { class: "block", id: block }, make("h2", {}, block), ...stories.map(createStory));
    }),
  );
  if (shown.length === 0)
    sheet.append(
      make("p", { class: "empty" }, sheetCells.length === 0 ? "Nothing differs." : "No picture has all of these."),
    );
  const what = data.against === null ? "" : ` that differ from ${data.against}`;
  at("#count").textContent =
    `${shown.length.toLocaleString("en-US")} of ${sheetCells.length.toLocaleString("en-US")} pictures${what}`;
  rememberFilters();
}

let viewed: SheetCell | null = null;

function view(sheetCell: SheetCell): void {
  viewed = sheetCell;
  const { cell, pictures } = sheetCell;
  at("#viewed").textContent = `${cell.block}: ${cell.name}, ${cell.brand}, ${cell.width} px`;
  at("#viewer .pictures").replaceChildren(
    ...pictures.map(({ label, file }) =>
      make(
        "figure",
        {},
        ...(label === "Picture" ? [] : [make("figcaption", {}, label)]),
        make("img", { src: file, alt: label, width: cell.width }),
      ),
    ),
  );
  if (!viewer.open) viewer.showModal();
}

function step(by: number): void {
  const shown = listShownCells();
  const next = shown[shown.findIndex((sheetCell) => sheetCell === viewed) + by];
  if (next !== undefined) view(next);
}

viewer.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest("button") : null;
  if (pressed?.dataset["step"] !== undefined) step(Number(pressed.dataset["step"]));
  if (pressed?.hasAttribute("data-close") === true || target === viewer) viewer.close();
});
viewer.addEventListener("keydown", ({ key }) => {
  if (key === "ArrowLeft") step(-1);
  if (key === "ArrowRight") step(1);
});

fillFilters();
form.addEventListener("input", show);
show();

/** Features that are used although one of the least browsers lacks them, with the effect there. */
export interface Fallback {
  /** Paths in the data; a path that ends in a star matches all paths with that beginning. */
  readonly features: readonly string[];
  /** What a visitor of such a browser gets instead, or why the code never runs there. */
  readonly without: string;
}

/** The list of fallbacks. Each feature was checked in a browser without it. */
export const FALLBACKS: readonly Fallback[] = [
  {
    features: ["html.elements.dialog.closedby", "html.elements.button.command", "html.elements.button.commandfor"],
    without: "The host's script opens and closes dialogs (next-finish/src/start/starter.ts).",
  },
  {
    features: ["html.global_attributes.popover", "html.elements.button.popovertarget", "css.selectors.popover-open"],
    without: "Lists of drop-downs show while their button has the focus or the pointer (dropdown.css).",
  },
  {
    features: ["html.elements.details.name"],
    without: "Opening one answer or menu leaves the others open; menus of the header close by script.",
  },
  {
    features: ["css.selectors.has"],
    without:
      "Looks, and room kept for what is fixed at the foot. Where a rule decides what is chosen, focused or shown, a rule under @supports not selector(:has(a)) stands in.",
  },
  {
    features: ["css.at-rules.media.scripting"],
    without: "Looks with script are the rule, those without script the exception. Far sections are laid out at once.",
  },
  { features: ["html.elements.img.fetchpriority"], without: "The browser decides by itself what to load first." },
  {
    features: ["css.properties.grid-template-rows.subgrid"],
    without: "Rows of neighboring cards are as high as their own words.",
  },
  {
    features: [
      "css.selectors.details-content",
      "css.properties.content-visibility*",
      "css.properties.interpolate-size*",
    ],
    without: "Answers open without a motion. On paper closed answers stay closed.",
  },
  {
    features: ["css.properties.forced-color-adjust"],
    without: "Safari has no forced colors, so these rules are never reached there.",
  },
  {
    features: ["css.at-rules.starting-style"],
    without: "The same without a motion.",
  },
  {
    features: ["css.at-rules.property"],
    without: "Tailwind writes the initial values by itself (its layer properties).",
  },
  {
    features: [
      "css.properties.text-wrap*",
      "css.properties.box-decoration-break*",
      "css.properties.break-after.avoid-page",
      "css.properties.scrollbar-*",
      "css.properties.text-decoration.dotted",
      "css.properties.resize",
      "css.properties.cursor.*",
      "css.selectors.selection",
      "css.selectors.-webkit-inner-spin-button",
      "css.properties.-webkit-tap-highlight-color",
    ],
    without: "Looks alone, and nothing where there is no pointer.",
  },
  {
    features: ["css.properties.user-select", "css.properties.text-size-adjust"],
    without: "The build writes the -webkit- form beside it.",
  },
  {
    features: ["api.Window.navigation"],
    without: "React asks for it by typeof beforehand.",
  },
  {
    features: ["javascript.builtins.Iterator.take", "api.ServiceWorkerRegistration.cookies"],
    without: "Not the platform's: methods of our own have that name.",
  },
];

const covers = (pattern: string, feature: string): boolean =>
  pattern.endsWith("*") ? feature.startsWith(pattern.slice(0, -1)) : pattern === feature;

/** The fallback of a feature; undefined if it is not listed. */
export const findFallback = (feature: string): Fallback | undefined =>
  FALLBACKS.find(({ features }) => features.some((pattern) => covers(pattern, feature)));

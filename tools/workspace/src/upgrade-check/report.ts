import type { Tried } from "./tried.ts";

/**
 * The measurements of the page of sixteen blocks: bytes after gzip at level 9, and times in ms. `bench weigh` prints
 * them as JSON.
 */
export interface Weight {
  readonly scripts: number;
  readonly html: number;
  readonly styles: number;
  /** The time from the first click, with a CPU slowed down four times, until React handles it. */
  readonly firstClick: number;
  /** The server's CPU time for a page that is rendered for one request; null if the system does not report it. */
  readonly render: number | null;
}

/** The result of one candidate. */
export interface Outcome {
  readonly title: string;
  /** Why it could not be installed or built; null if it could. */
  readonly fault: string | null;
  readonly tried: readonly Tried[];
  /** One for each round; the first column's rounds ran in the same minutes. */
  readonly weights: readonly Weight[];
}

interface Figure {
  readonly name: string;
  readonly of: (weight: Weight) => number | null;
  readonly shown: (value: number) => string;
  /** The increase over today's value, as a ratio, that counts as slower: sizes are exact, times are not. */
  readonly room: number;
}

const kilobytes = (value: number): string => (value / 1024).toFixed(1);

const FIGURES: readonly Figure[] = [
  { name: "JavaScript, KB", of: ({ scripts }) => scripts, shown: kilobytes, room: 0.02 },
  { name: "HTML, KB", of: ({ html }) => html, shown: kilobytes, room: 0.02 },
  { name: "styles, KB", of: ({ styles }) => styles, shown: kilobytes, room: 0.02 },
  { name: "first click, ms", of: ({ firstClick }) => firstClick, shown: (value) => value.toFixed(0), room: 0.15 },
  { name: "render, CPU ms", of: ({ render }) => render, shown: (value) => value.toFixed(1), room: 0.15 },
];

/** The median of the rounds; null if none was measured. */
function median({ weights }: Outcome, { of }: Figure): number | null {
  const values = weights.flatMap((weight) => of(weight) ?? []).toSorted((one, other) => one - other);
  return values[Math.floor((values.length - 1) / 2)] ?? null;
}

function isSlower(outcome: Outcome, today: Outcome, figure: Figure): boolean {
  const [value, before] = [median(outcome, figure), median(today, figure)];
  return value !== null && before !== null && value > before * (1 + figure.room);
}

export type Verdict = "holds" | "slower" | "breaks";

/** The verdict on a version; without a build, or without measurements, it breaks. */
export function computeVerdict(outcome: Outcome, today: Outcome): Verdict {
  const isBroken = outcome.fault !== null || outcome.weights.length === 0;
  if (isBroken || outcome.tried.some(({ fault }) => fault !== null)) return "breaks";
  return FIGURES.some((figure) => isSlower(outcome, today, figure)) ? "slower" : "holds";
}

const rowText = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function figureCell(outcome: Outcome, today: Outcome, figure: Figure): string {
  const value = median(outcome, figure);
  if (value === null) return "–";
  return `${figure.shown(value)}${isSlower(outcome, today, figure) ? " slower" : ""}`;
}

function couplingCell({ tried }: Outcome, name: string): string {
  const one = tried.find((coupling) => coupling.name === name);
  return one === undefined ? "–" : one.fault === null ? "holds" : "breaks";
}

/** The table of all outcomes, today's first, and below it the reasons for what broke. */
export function upgradeReport(outcomes: readonly [Outcome, ...Outcome[]]): string {
  const [today] = outcomes;
  const names = [...new Set(outcomes.flatMap(({ tried }) => tried.map(({ name }) => name)))];
  const rows = [
    ["", ...outcomes.map(({ title }) => title)],
    ["---", ...outcomes.map(() => "---")],
    ["installs and builds", ...outcomes.map(({ fault }) => (fault === null ? "holds" : "breaks"))],
    ...names.map((name) => [name, ...outcomes.map((outcome) => couplingCell(outcome, name))]),
    ...FIGURES.map((figure) => [figure.name, ...outcomes.map((outcome) => figureCell(outcome, today, figure))]),
    ["**in all**", ...outcomes.map((outcome) => `**${computeVerdict(outcome, today)}**`)],
  ];
  const faults = outcomes.flatMap(({ title, fault, tried }) => [
    ...(fault === null ? [] : [`- ${title}: ${fault}`]),
    ...tried.flatMap((one) => (one.fault === null ? [] : [`- ${title}, ${one.name}: ${one.fault}`])),
  ]);
  return [...rows.map(rowText), ...(faults.length === 0 ? [] : ["", ...faults])].join("\n");
}

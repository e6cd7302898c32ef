/** The minimum and maximum of a number, both allowed. */
export type Range = readonly [number, number];

/** The allowed values of a group of properties. */
export interface Kind {
  readonly number: Range;
  /** Ranges by unit, including `%`. A unit that is missing allows 0 only. */
  readonly units: Readonly<Record<string, Range>>;
  /** In lower case. */
  readonly functions: ReadonlySet<string>;
  /** Whether `calc` and similar functions are allowed. Their numbers must be in the same ranges. */
  readonly math?: boolean;
  readonly strings?: boolean;
  /** The only keywords allowed, if other keywords could do harm. */
  readonly words?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const COLORS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "var"];
const GRADIENTS = ["linear", "radial", "conic"].flatMap((name) => [`${name}-gradient`, `repeating-${name}-gradient`]);

/** The ranges of all length units, for a range in px; 16 px are one em. */
function lengths(least: number, most: number, percent: Range): Kind["units"] {
  const scaled = (factor: number): Range => [least / factor, most / factor];
  return {
    px: scaled(1),
    pt: scaled(0.75),
    em: scaled(16),
    rem: scaled(16),
    ch: scaled(8),
    ex: scaled(8),
    lh: scaled(24),
    vw: scaled(16),
    vh: scaled(16),
    "%": percent,
  };
}

const TURNS: Kind["units"] = { deg: [-360, 360], turn: [-1, 1], rad: [-7, 7], fr: [0, 24] };

const word: Kind = { number: [0, 0], units: {}, functions: NONE };
const space: Kind = { ...word, units: lengths(0, 200, [0, 100]) };
/** Numbers without a unit are parts of colors. */
const edge: Kind = {
  number: [0, 360],
  units: { ...lengths(-40, 40, [-100, 100]), ...TURNS },
  functions: new Set(COLORS),
};
const paint: Kind = {
  number: [-1000, 1000],
  units: { ...lengths(-2000, 2000, [-200, 200]), ...TURNS },
  functions: new Set([...COLORS, ...GRADIENTS]),
};
const box: Kind = {
  ...word,
  number: [0, 100],
  units: lengths(0, 2000, [0, 100]),
  functions: new Set(["fit-content"]),
  math: true,
};
const type: Kind = { ...word, number: [0, 1000], units: lengths(0, 120, [0, 800]), strings: true, math: true };
const tracks: Kind = {
  ...word,
  number: [-24, 24],
  units: { ...lengths(0, 2000, [0, 100]), ...TURNS },
  functions: new Set(["fit-content", "minmax", "repeat"]),
};
const count: Kind = { ...word, number: [-100, 100], units: lengths(0, 2000, [0, 100]) };
const display: Kind = {
  ...word,
  words: new Set(
    `none contents block inline inline-block flow-root list-item flex inline-flex grid inline-grid table inline-table
    table-row table-cell table-caption`.split(/\s+/),
  ),
};

/** Each pattern is anchored at both ends; the first match decides. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$/, space],
  [/^(?:(?:row|column)-)?gap$|^text-indent$/, space],
  [/^(?:(?:min|max)-)?(?:width|height|inline-size|block-size)$/, box],
  [/^display$/, display],
  [/^(?:float|clear|white-space|word-break|overflow-wrap)$/, word],
  [/^text-(?:align|align-last|transform|wrap|overflow|justify)$/, word],
  [/^(?:align|justify)-(?:content|items|self)$|^flex-(?:direction|wrap|flow)$/, word],
  [/^text-decoration(?:-(?:line|color|style|thickness))?$|^text-underline-offset$|^(?:text|box)-shadow$/, edge],
  [/^(?:letter|word)-spacing$|^vertical-align$|^border-spacing$/, edge],
  [/^border(?:-(?:top|right|bottom|left|block|inline))?(?:-(?:start|end))?(?:-(?:color|style|width))?$/, edge],
  [/^border-collapse$/, word],
  [/^border(?:-(?:top|bottom|start|end)-(?:left|right|start|end))?-radius$/, { ...box, number: [0, 0] }],
  [/^(?:color|opacity|background(?:-(?:color|image|position|repeat|size))?|object-(?:fit|position))$/, paint],
  [/^font(?:-(?:family|size|style|weight|variant|stretch|kerning))?$|^line-height$/, type],
  [/^list-style(?:-(?:type|position))?$/, { ...word, strings: true }],
  [
    /^grid(?:-(?:template|auto|area|row|column)(?:-(?:areas|rows|columns|flow|start|end))?)?$/,
    { ...tracks, strings: true },
  ],
  [/^(?:columns|column-(?:count|width|fill|span))$/, { ...word, number: [0, 24], units: lengths(0, 2000, [0, 100]) }],
  [/^column-rule(?:-(?:color|style|width))?$/, edge],
  [/^(?:flex(?:-(?:grow|shrink|basis))?|order|aspect-ratio)$/, count],
];

/** Returns the allowed values of a property; null if editors may not set it. `name` is in lower case. */
export function findKind(name: string): Kind | null {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

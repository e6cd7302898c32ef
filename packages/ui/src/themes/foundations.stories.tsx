import type { Meta, StoryObj } from "@storybook/react";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { ICON_PATHS } from "../icon/paths.ts";
import { contrast } from "../testing/contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";

const meta = { title: "Foundations/Tokens", parameters: { ground: "plain" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The value that the theme on the page gives a token. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--cw-${name}`).trim();

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-10 grid gap-4">
      <h2 className="font-head text-2xl">{title}</h2>
      {children}
    </section>
  );
}

const SWATCHES = {
  Grounds: ["paper", "ground", "accent-soft", "deep", "deep-soft"],
  "Text and lines": ["ink", "ink-quiet", "line", "control", "danger"],
  Accents: ["accent", "accent-strong", "accent-text", "spark", "save", "star"],
  "On deep grounds": ["on-deep", "on-deep-quiet", "deep-accent", "deep-accent-strong", "deep-line", "deep-control"],
} as const;

/** Every color of the theme, and each pair of text and ground with its contrast. */
export const Color: Story = {
  render: () => (
    <>
      {Object.entries(SWATCHES).map(([title, names]) => (
        <Chapter key={title} title={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-sm">
            {names.map((name) => (
              <li key={name}>
                <div className="h-20 rounded-md border border-line" style={{ background: `var(--cw-${name})` }} />
                <strong>{name}</strong>
                <div className="text-quiet">{token(name)}</div>
              </li>
            ))}
          </ul>
        </Chapter>
      ))}
      <Chapter title="Contrast">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3 text-sm">
          {contrastPairs.map(([text, ground, least]) => (
            <Pair key={`${text} ${ground}`} text={text} ground={ground} least={least} />
          ))}
        </ul>
      </Chapter>
    </>
  ),
};

interface PairProps {
  readonly text: string;
  readonly ground: string;
  /** The contrast that the pair must reach. */
  readonly least: number;
}

/** What is no text stands as a line of its color, since it may have less contrast than words. */
function Pair({ text, ground, least }: PairProps) {
  const isText = least >= 4.5;
  return (
    <li className="grid gap-1">
      <div
        className="grid h-14 place-items-center rounded-md border border-line"
        style={{ background: `var(--cw-${ground})` }}
      >
        {isText ? (
          <span style={{ color: `var(--cw-${text})` }}>Learn at home</span>
        ) : (
          <span className="block h-1.5 w-2/3" style={{ background: `var(--cw-${text})` }} />
        )}
      </div>
      <span>
        {text} on {ground}
      </span>
      <span className="text-quiet">
        {contrast(token(text), token(ground)).toFixed(1)} : 1, at least {least}
      </span>
    </li>
  );
}

const SIZES = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

/** The scale of sizes, which grows with the window, in the brand's two faces. */
export const Type: Story = {
  render: () => (
    <>
      <Chapter title="Sizes">
        {SIZES.map((size, index) => (
          <div key={size} className="grid gap-1 border-b border-line pb-3">
            <span className="text-xs text-quiet">{size}</span>
            <span className={`${size} ${index < 5 ? "font-head font-(--cw-head-weight)" : ""}`}>
              Your license, on your own time
            </span>
          </div>
        ))}
      </Chapter>
      <Chapter title="A column of text">
        <p className="max-w-text">
          Learn at home, pass the exam, and start. Every course is approved by your state, and a teacher answers within
          a day. A line of text is no longer than this, because the eye loses its way back on longer ones.
        </p>
      </Chapter>
    </>
  ),
};

const STEPS = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24];

/** Steps of 4 px, in the brand's density. */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-2 text-sm">
      {STEPS.map((step) => (
        <li key={step} className="grid grid-cols-[3rem_5rem_1fr] items-center gap-2">
          <strong>{step}</strong>
          <span className="text-quiet">{step * 4} px</span>
          <span className="h-4 bg-brand" style={{ width: `calc(var(--spacing) * ${step})` }} />
        </li>
      ))}
    </ul>
  ),
};

const CORNERS = ["rounded-sm", "rounded-md", "rounded-lg", "rounded-button"];
const SHADOWS = ["shadow-sm", "shadow-md", "shadow-lg"];

/** How round, and how high above the page. */
export const Shape: Story = {
  render: () => (
    <>
      <Chapter title="Corners">
        <Boxes names={CORNERS} className="border border-control" />
      </Chapter>
      <Chapter title="Shadows">
        <Boxes names={SHADOWS} className="rounded-md" />
      </Chapter>
    </>
  ),
};

function Boxes({ names, className }: { readonly names: readonly string[]; readonly className: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-8 text-sm">
      {names.map((name) => (
        <li key={name} className="grid gap-2">
          <div className={`h-24 bg-paper ${className} ${name}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Every icon that a part or a block may draw. */
export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6 text-sm">
      {Object.keys(ICON_PATHS).map((name) => (
        <li key={name} className="grid justify-items-center gap-2 text-center">
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

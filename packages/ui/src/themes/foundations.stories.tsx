import type { Meta, StoryObj } from "@storybook/react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { ICON_PATHS } from "../icon/paths.ts";
import { contrast } from "../testing/contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { TOKEN_GROUPS, TOKEN_ROLES, type TokenGroup } from "./token-roles.ts";

const meta = { title: "Foundations/Tokens", parameters: { ground: "plain" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A token's value in the page's theme. A color is `#rrggbb`, which a build may have shortened. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--cw-${name}`)
    .trim()
    .replace(/^#(\w)(\w)(\w)$/u, "#$1$1$2$2$3$3");

// Sizes are here and not in classes, because this package's style sheet has no classes that only a story uses.
const buildGrid = (width: string, gap = "1rem"): CSSProperties => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
  gap,
});
const box = (height: string, more: CSSProperties = {}): CSSProperties => ({
  display: "grid",
  placeItems: "center",
  height,
  border: "1px solid var(--cw-line)",
  borderRadius: "var(--cw-radius)",
  ...more,
});
const QUIET: CSSProperties = { color: "var(--cw-ink-quiet)", fontSize: "0.875rem" };

function PageTitle({ children }: { readonly children: string }) {
  return (
    <h1 className="font-head text-3xl" style={{ marginBlockEnd: "2rem" }}>
      {children}
    </h1>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section style={{ display: "grid", gap: "1rem", marginBlockEnd: "2.5rem" }}>
      <h2 className="font-head text-2xl">{title}</h2>
      {children}
    </section>
  );
}

const listNames = (group: TokenGroup): readonly string[] =>
  Object.keys(TOKEN_ROLES).filter((name) => TOKEN_ROLES[name]?.group === group);

const COLOR_GROUPS = ["ground", "text", "accent", "deep", "money", "shadow"] as const;
const OTHER_GROUPS = ["type", "shape"] as const;

/** Copies the token as CSS, and confirms it in its label. */
function CopyButton({ name }: { readonly name: string }) {
  const [label, setLabel] = useState("Copy");
  const copy = (): void => {
    navigator.clipboard.writeText(`var(--cw-${name})`).then(
      () => setLabel("Copied"),
      () => setLabel("Not allowed"),
    );
  };
  return (
    <button
      type="button"
      aria-label={`Copy --cw-${name}`}
      onClick={copy}
      style={{
        flexShrink: 0,
        border: "1px solid var(--cw-control)",
        borderRadius: "var(--cw-radius-small)",
        padding: "0 0.5rem",
      }}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}

/** The contrast of two tokens in the page's theme. */
const ratio = (text: string, ground: string): string => contrast(token(text), token(ground)).toFixed(1);

/** Lists the colors allowed behind a color and on it, with each pair's contrast. */
function TokenPairs({ name }: { readonly name: string }) {
  const grounds = contrastPairs.filter(([text]) => text === name);
  const texts = contrastPairs.filter(([, ground]) => ground === name);
  return (
    <>
      {grounds.length === 0 ? null : (
        <div>
          <strong>Contrast:</strong>{" "}
          {grounds.map(([, ground, least]) => `${ratio(name, ground)} on ${ground} (at least ${least})`).join(", ")}
        </div>
      )}
      {texts.length === 0 ? null : (
        <div>
          <strong>On it:</strong> {texts.map(([text]) => `${text} ${ratio(text, name)}`).join(", ")}
        </div>
      )}
    </>
  );
}

/** Shows a token's CSS name, value and role, its pairs, and a right and a wrong use. */
function TokenCard({ name }: { readonly name: string }) {
  const tokenRole = TOKEN_ROLES[name];
  const isColor = token(name).startsWith("#") || token(name).startsWith("rgb");
  return (
    <li style={{ display: "grid", alignContent: "start", gap: "0.375rem" }}>
      {isColor ? <div style={box("4rem", { background: `var(--cw-${name})` })} /> : null}
      <div style={{ display: "flex", justifyContent: "space-between", alignItems: "start", gap: "0.5rem" }}>
        <code style={{ overflowWrap: "anywhere" }}>--cw-{name}</code> <CopyButton name={name} />
      </div>
      <div style={{ ...QUIET, overflowWrap: "anywhere" }}>{token(name)}</div>
      {tokenRole === undefined ? null : (
        <>
          <div>{tokenRole.role}</div>
          <TokenPairs name={name} />
          <div>
            <strong>Do:</strong> {tokenRole.do}
          </div>
          <div>
            <strong>Don’t:</strong> {tokenRole.dont}
          </div>
        </>
      )}
    </li>
  );
}

const tokenChapters = (groups: readonly TokenGroup[]): ReactNode =>
  groups.map((group) => (
    <Chapter key={group} title={TOKEN_GROUPS[group]}>
      <ul style={buildGrid("15rem", "1.5rem")}>
        {listNames(group)
          .filter((name) => token(name) !== "")
          .map((name) => (
            <TokenCard key={name} name={name} />
          ))}
      </ul>
    </Chapter>
  ));

/** Every color of the theme with its role, and each pair of text and ground with its contrast. */
export const Color: Story = {
  render: () => (
    <>
      <PageTitle>Colors</PageTitle>
      {tokenChapters(COLOR_GROUPS)}
      <Chapter title="Contrast">
        <ul style={buildGrid("13rem")}>
          {contrastPairs.map(([text, ground, least]) => (
            <Pair key={`${text} ${ground}`} text={text} ground={ground} least={least} />
          ))}
        </ul>
      </Chapter>
    </>
  ),
};

/** The tokens of type, corners and sizes, with their roles. */
export const TypeAndShape: Story = {
  name: "Type and shape",
  render: () => (
    <>
      <PageTitle>Type and shape</PageTitle>
      {tokenChapters(OTHER_GROUPS)}
    </>
  ),
};

interface PairProps {
  readonly text: string;
  readonly ground: string;
  /** The minimum contrast of the pair. */
  readonly least: number;
}

/**
 * Shows a pair of colors. A color that is not for text is shown as a bar, since it may have less contrast than text.
 */
function Pair({ text, ground, least }: PairProps) {
  const isText = least >= 4.5;
  return (
    <li style={{ display: "grid" }}>
      <div style={box("3.5rem", { background: `var(--cw-${ground})` })}>
        {isText ? (
          <span style={{ color: `var(--cw-${text})` }}>Learn at home</span>
        ) : (
          <span style={{ width: "66%", height: "6px", background: `var(--cw-${text})` }} />
        )}
      </div>
      <span>
        {text} on {ground}
      </span>
      <span style={QUIET}>
        {ratio(text, ground)} : 1, at least {least}
      </span>
    </li>
  );
}

const SIZES = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"];
/** How many of the sizes are for headings. */
const HEADS = 5;

const HEAD: CSSProperties = { fontFamily: "var(--cw-font-head)", fontWeight: "var(--cw-head-weight)" };

/** The scale of text sizes, which grows with the window, in the brand's two fonts. */
export const Type: Story = {
  render: () => (
    <>
      <Chapter title="Sizes">
        {SIZES.map((size, index) => (
          <div key={size} style={{ borderBlockEnd: "1px solid var(--cw-line)", paddingBlockEnd: "0.75rem" }}>
            <div style={QUIET}>{size}</div>
            <span className={`text-${size}`} style={index < HEADS ? HEAD : {}}>
              Your license, on your own time
            </span>
          </div>
        ))}
      </Chapter>
      <Chapter title="A column of text">
        <p style={{ maxWidth: "var(--cw-measure)" }}>
          Learn at home, pass the exam, and start. Every course is approved by your state, and a teacher answers within
          a day. A line of text is no longer than this, because the eye loses its way back on longer ones.
        </p>
      </Chapter>
    </>
  ),
};

const STEPS = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24];

/** The spacing scale in steps of 4 px, in the brand's density. */
export const Space: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: "0.5rem" }}>
      {STEPS.map((step) => (
        <li key={step} style={{ display: "grid", gridTemplateColumns: "3rem 5rem 1fr", alignItems: "center" }}>
          <strong>{step}</strong>
          <span style={QUIET}>{step * 4} px</span>
          <span style={{ width: `${step * 4}px`, height: "1rem", background: "var(--cw-accent)" }} />
        </li>
      ))}
    </ul>
  ),
};

const CORNERS = ["radius-small", "radius", "radius-large", "button-radius"];
// The same as the tokens, which a build keeps only if a class uses them.
const SHADOWS = ["sm", "md", "lg"] as const;
const SHADOW = {
  sm: "0 1px 2px var(--cw-shade)",
  md: "0 1px 2px var(--cw-shade), 0 6px 20px -6px var(--cw-shade)",
  lg: "0 2px 4px var(--cw-shade), 0 18px 48px -12px var(--cw-shade-far)",
};

/** Corner radii and shadows. */
export const Shape: Story = {
  render: () => (
    <>
      <Chapter title="Corners">
        <ul style={buildGrid("10rem", "2rem")}>
          {CORNERS.map((name) => (
            <li key={name}>
              <div style={box("6rem", { borderColor: "var(--cw-control)", borderRadius: `var(--cw-${name})` })} />
              {name} <span style={QUIET}>{token(name)}</span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Shadows">
        <ul style={buildGrid("10rem", "2rem")}>
          {SHADOWS.map((name) => (
            <li key={name}>
              <div style={box("6rem", { border: 0, boxShadow: SHADOW[name] })} />
              {name}
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  ),
};

/** Every icon that a component or a block may use. */
export const Icons: Story = {
  render: () => (
    <ul style={buildGrid("8rem", "1.5rem")}>
      {Object.keys(ICON_PATHS).map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", textAlign: "center" }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

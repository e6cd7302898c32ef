/** The confetti's start delay and total time, in ms, and its number of pieces. [EC-018] */
export const CONFETTI = { delayMs: 500, lastsMs: 5000, pieces: 100 } as const;

/** The longest extra delay of a piece, in ms. Later pieces fall faster, so that all land at the same time. */
const SPREAD_MS = 2500;

/**
 * How far from the left or right edge pieces fall, and how far they drift, both in percent of the width. They stay in
 * the page's margin, which on a phone is 18 px wide: prices begin there.
 */
const [EDGE, DRIFT] = [2, 1.5];

/** Animates the fall of one piece. */
function animateFall(piece: HTMLElement, random: () => number): Promise<unknown> {
  const late = random() * SPREAD_MS;
  const drift = (random() - 0.5) * DRIFT;
  const turns = (random() - 0.5) * 6;
  const inward = random() * EDGE;
  piece.style.left = `${random() < 0.5 ? inward : 100 - inward}%`;
  return piece.animate(
    [
      { transform: "translate3d(0, -8vh, 0)", opacity: 1 },
      { opacity: 1, offset: 0.85 },
      { transform: `translate3d(${drift}vw, 108vh, 0) rotate3d(1, 0.6, 0.3, ${turns}turn)`, opacity: 0 },
    ],
    {
      delay: CONFETTI.delayMs + late,
      duration: CONFETTI.lastsMs - late,
      easing: "cubic-bezier(0.3, 0.2, 0.7, 0.9)",
      fill: "backwards",
    },
  ).finished;
}

/**
 * Lets confetti in the brand's colors fall over the page, by CSS animations of the browser. Does nothing for a visitor
 * who prefers reduced motion. The confetti covers nothing, and screen readers skip it. [EC-017, EC-018]
 *
 * @param random returns a number from 0 to 1
 */
export async function throwConfetti(random: () => number = Math.random): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sky = document.createElement("div");
  sky.className = "cw-confetti";
  sky.ariaHidden = "true";
  const pieces = Array.from({ length: CONFETTI.pieces }, () => document.createElement("i"));
  sky.append(...pieces);
  document.body.append(sky);
  await Promise.allSettled(pieces.map((piece) => animateFall(piece, random)));
  sky.remove();
}

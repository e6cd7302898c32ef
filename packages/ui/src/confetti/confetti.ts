/** When confetti begins and for how long it falls, in ms, and how many pieces there are. [EC-018] */
export const CONFETTI = { delayMs: 500, lastsMs: 5000, pieces: 100 } as const;

/** The first pieces fall slowly from the start on, the last ones begin this late, in ms: all land together. */
const SPREAD_MS = 2500;

/** How far from either edge pieces fall, in percent of the width, and how far each is blown: prices stand between them. */
const [EDGE, DRIFT] = [6, 3];

/** The way of one piece over the screen. */
function fall(piece: HTMLElement, random: () => number): Promise<unknown> {
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
 * Lets confetti in the brand's colors fall over the page, by the browser's own animations; nothing for a visitor who
 * wants no motion. It covers nothing, and screen readers do not hear it. [EC-017, EC-018]
 *
 * @param random a number from 0 to 1
 */
export async function throwConfetti(random: () => number = Math.random): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sky = document.createElement("div");
  sky.className = "cw-confetti";
  sky.ariaHidden = "true";
  const pieces = Array.from({ length: CONFETTI.pieces }, () => document.createElement("i"));
  sky.append(...pieces);
  document.body.append(sky);
  await Promise.allSettled(pieces.map((piece) => fall(piece, random)));
  sky.remove();
}

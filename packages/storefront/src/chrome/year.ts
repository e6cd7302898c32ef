/** The year of a moment (epoch ms), for a copyright line; UTC, so that every replica says the same. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

/** Whole ms that pass while the process runs, for all that is measured in time: the clock itself may be put right at any moment. */
export const elapsed = (): number => Math.floor(performance.now());

/** The guarantee label of brands that name none. [PR-039, CN-001] */
export const GUARANTEE_LABEL = "100% Money Back Guarantee";

/** The senior brand's guarantee label. [PR-040] */
export const SENIOR_GUARANTEE_LABEL = "Money-Back Guarantee!**";

/** What a referral takes off, in whole percent, by vertical. [CN-002] */
export const REFERRAL_PERCENT = { RE: 30, INS: 10, MTG: 10 } as const;

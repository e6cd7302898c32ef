/** The browser's settings if the brand measures views. Plain JSON. */
export interface VitalsSettings {
  /** The share of measured views, 0 to 1. */
  readonly share: number;
  /** Whether a visitor who opted out is not measured. */
  readonly honorsOptOut: boolean;
  /** Whether a browser that sends Do Not Track is not measured. */
  readonly honorsDoNotTrack: boolean;
  /** The page's type, as its editors chose it. */
  readonly pageType: string;
  /** The block of each row; null for a row that shows nothing. */
  readonly blocks: readonly (string | null)[];
}

/** The attribute with a block's row, if views are measured. */
export const ROW_MARK = "data-row";

/** Whether a visit is measured. @param random from 0 to 1, one for each view */
export function isMeasured(
  { share, honorsOptOut, honorsDoNotTrack }: VitalsSettings,
  visit: { readonly random: number; readonly isOptedOut: boolean; readonly isUntracked: boolean },
): boolean {
  if ((honorsOptOut && visit.isOptedOut) || (honorsDoNotTrack && visit.isUntracked)) return false;
  return visit.random < share;
}

// Icon paths for islands. They are separate from the icon set, so that a browser does not load the whole set for them.
export const CHEVRON_RIGHT = "m9 5 7 7-7 7";
export const CHEVRON_LEFT = "m15 5-7 7 7 7";
export const CHEVRON_DOWN = "m5 9 7 7 7-7";
export const CHEVRONS_RIGHT = "m5 5 7 7-7 7m7-14 7 7-7 7";
export const CHEVRONS_LEFT = "m12 5-7 7 7 7m7-14-7 7 7 7";
export const INFO = "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1";
export const SPINNER = "M12 3.5a8.5 8.5 0 1 1-8.5 8.5";
export const CLOSE = "m6 6 12 12M18 6 6 18";

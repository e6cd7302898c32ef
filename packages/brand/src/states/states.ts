/** A US state or territory. */
export interface State {
  readonly name: string;
  /** Two letters, as in the location cookie. [LOC-004] */
  readonly abbreviation: string;
  readonly slug: string;
  /** Guam, Puerto Rico and the Virgin Islands, which only the senior brand lists. */
  readonly territory: boolean;
}

const NAMES = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  DC: "Washington D.C.",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

const TERRITORIES: ReadonlySet<string> = new Set(["GU", "PR", "VI"]);

/** The 50 states, Washington D.C., Guam, Puerto Rico and the Virgin Islands, by name. [LOC-006] */
export const STATES: readonly State[] = Object.entries(NAMES).map(([abbreviation, name]) => ({
  name,
  abbreviation,
  slug: name.toLowerCase().replaceAll(".", "").replaceAll(" ", "-"),
  territory: TERRITORIES.has(abbreviation),
}));

/** The 50 states and Washington D.C., as the drivers-education selector lists them. [HD-045] */
export const STATES_AND_DC: readonly State[] = STATES.filter((state) => !state.territory);

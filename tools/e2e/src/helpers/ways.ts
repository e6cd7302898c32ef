/** For each brand, the header's entry to open, if any, and the page of courses that it leads to. */
export const ways = [
  { brand: "aarp", opens: null, leadsTo: "/pricing/" },
  { brand: "ace", opens: "Get My License", leadsTo: "/real-estate-license/arizona/" },
  { brand: "dec", opens: /(Select|Choose) State/u, leadsTo: "/texas/" },
  { brand: "ids", opens: "Driving", leadsTo: "/defensive-driving/" },
  { brand: "ins", opens: "Pre-License", leadsTo: "/pre-license/illinois/" },
  { brand: "mtg", opens: "Pre-License", leadsTo: "/pre-license/national/" },
] as const;

/** Whether a name in the header belongs to the entry to open. */
export const fits = (name: string, opens: string | RegExp) =>
  typeof opens === "string" ? name.startsWith(opens) : opens.test(name);

import type { FooterData } from "@courseway/storefront/site";

/** The insurance footer. [FT-025, FT-026, FT-027, FT-028, FT-029] */
export const footerData: FooterData = {
  familyLine: "Part of the IDS Family",
  aceShareGroup: [
    { label: "Partner with Us", link: "/insurance-partnerships/" },
    { label: "Refer a Friend", link: "/referral/invite/" },
  ],
  social: [
    { linkUrl: "https://www.instagram.example/ins-school/", linkText: "Instagram", icon: "instagram" },
    { linkUrl: "https://www.tiktok.example/@ins-school", linkText: "TikTok", icon: "tiktok" },
    { linkUrl: "https://www.facebook.example/ins-school/", linkText: "Facebook", icon: "facebook" },
  ],
  groups: [
    {
      title: "Our schools",
      links: [
        { linkUrl: "https://www.ids.example/", linkText: "Driving", newTab: true },
        { linkUrl: "https://www.ace.example/", linkText: "Real Estate", newTab: true },
        { linkUrl: "/", linkText: "Insurance" },
        { linkUrl: "https://www.mtg.example/", linkText: "Mortgage", newTab: true },
      ],
    },
    {
      title: "Help",
      links: [
        { linkUrl: "/support/", linkText: "Help Center" },
        { linkUrl: "/resources/", linkText: "Blog" },
      ],
    },
  ],
  // Sample numbers: a brand replaces them before it goes live.
  address: "INS Insurance School, 100 Example Drive, Chicago, IL 60601",
  approvals: [
    {
      state: "illinois",
      number: "Provider 0000000",
      regulator: "Illinois Department of Insurance",
      linkUrl: "https://idoi.illinois.gov/",
    },
    {
      state: "pennsylvania",
      number: "Provider 000000",
      regulator: "Pennsylvania Insurance Department",
      linkUrl: "https://www.pa.gov/agencies/insurance",
    },
    {
      state: "california",
      number: "Provider 000000",
      regulator: "California Department of Insurance",
      linkUrl: "https://www.insurance.ca.gov/",
    },
  ],
  ownership: "Owned by INS Insurance School LLC, Illinois provider 0000000.",
  copyright: { owner: "INS Insurance School" },
  bottom: [
    { linkUrl: "/privacy/", linkText: "Privacy Policy" },
    { linkUrl: "/terms/", linkText: "Terms & Conditions" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

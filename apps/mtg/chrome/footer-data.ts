import type { FooterData } from "@courseway/storefront/site";

/** The mortgage footer. [FT-012, FT-013, FT-014, FT-015, FT-016, FT-017] */
export const footerData: FooterData = {
  familyLine: "Part of the IDS Family",
  aceShareGroup: [
    { label: "Partner with Us", link: "/partnerships/" },
    { label: "Refer a Friend", link: "/referral/invite/" },
  ],
  social: [
    { linkUrl: "https://www.instagram.example/mtg-school/", linkText: "Instagram", icon: "instagram" },
    { linkUrl: "https://www.tiktok.example/@mtg-school", linkText: "TikTok", icon: "tiktok" },
    { linkUrl: "https://www.facebook.example/mtg-school/", linkText: "Facebook", icon: "facebook" },
  ],
  groups: [
    {
      title: "Our schools",
      links: [
        { linkUrl: "https://www.ids.example/", linkText: "Driving", newTab: true },
        { linkUrl: "https://www.ace.example/", linkText: "Real Estate", newTab: true },
        { linkUrl: "https://www.ins.example/", linkText: "Insurance", newTab: true },
        { linkUrl: "/", linkText: "Mortgage" },
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
  address: "MTG Mortgage School, 100 Example Road, Raleigh, NC 27601",
  approvals: [
    {
      number: "NMLS course provider 0000000",
      regulator: "NMLS Resource Center",
      linkUrl: "https://mortgage.nationwidelicensingsystem.org/",
    },
  ],
  ownership: "Owned by MTG Mortgage School LLC, NMLS-approved course provider 0000000.",
  copyright: { owner: "MTG Mortgage School" },
  bottom: [
    { linkUrl: "/privacy/", linkText: "Privacy Policy" },
    { linkUrl: "/terms/", linkText: "Terms & Conditions" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

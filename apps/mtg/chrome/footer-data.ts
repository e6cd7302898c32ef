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
  copyright: { owner: "MTG Mortgage School" },
  bottom: [
    { linkUrl: "/privacy/", linkText: "Privacy Policy" },
    { linkUrl: "/terms/", linkText: "Terms & Conditions" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

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
  copyright: { owner: "INS Insurance School" },
  bottom: [
    { linkUrl: "/privacy/", linkText: "Privacy Policy" },
    { linkUrl: "/terms/", linkText: "Terms & Conditions" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

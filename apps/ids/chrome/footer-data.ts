import type { FooterData } from "@courseway/storefront/site";

/** The driving footer. [FT-005, FT-006, FT-007, FT-008, FT-009, FT-010, FT-011] */
export const footerData: FooterData = {
  aceShareGroup: [
    { label: "Partner with Us", link: "/driving-partnerships/" },
    { label: "Refer a Friend", link: "/referral/invite/" },
  ],
  social: [
    { linkUrl: "https://www.tiktok.example/@ids-courses", linkText: "TikTok", icon: "tiktok" },
    { linkUrl: "https://www.instagram.example/ids-courses/", linkText: "Instagram", icon: "instagram" },
    { linkUrl: "https://x.example/ids-courses", linkText: "X", icon: "x" },
    { linkUrl: "https://www.youtube.example/@ids-courses", linkText: "YouTube", icon: "youtube" },
    { linkUrl: "https://www.facebook.example/ids-courses/", linkText: "Facebook", icon: "facebook" },
    { linkUrl: "https://www.linkedin.example/company/ids-courses/", linkText: "LinkedIn", icon: "linkedin" },
  ],
  groups: [
    {
      title: "Our schools",
      links: [
        { linkUrl: "/defensive-driving/", linkText: "Driving" },
        { linkUrl: "https://www.ace.example/", linkText: "Real Estate", newTab: true },
      ],
    },
    {
      title: "Company",
      links: [
        { linkUrl: "/careers/", linkText: "Careers" },
        { linkUrl: "/partnerships/", linkText: "Partnerships" },
        { linkUrl: "/support/", linkText: "Help Center" },
        { linkUrl: "/contact/", linkText: "Contact" },
        { linkUrl: "/driving-guides/", linkText: "Our Blog" },
        { linkUrl: "/accessibility-statement/", linkText: "Accessibility Statement" },
      ],
    },
  ],
  // Sample numbers: a brand replaces them before it goes live.
  address: "IDS Online Courses, 100 Example Avenue, Austin, TX 78701",
  approvals: [
    {
      state: "texas",
      number: "Provider CP0000",
      regulator: "Texas Department of Licensing and Regulation",
      linkUrl: "https://www.tdlr.texas.gov/",
    },
    {
      state: "florida",
      number: "Provider 0000",
      regulator: "Florida Highway Safety and Motor Vehicles",
      linkUrl: "https://www.flhsmv.gov/",
    },
  ],
  ownership: "Owned by IDS Online Courses LLC, Texas course provider license CP0000.",
  copyright: { owner: "IDS Online Courses" },
  bottom: [
    { linkUrl: "/privacy/", linkText: "Privacy Policy" },
    { linkUrl: "/terms/", linkText: "Terms & Conditions" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

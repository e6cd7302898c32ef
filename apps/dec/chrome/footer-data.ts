import type { FooterData } from "@courseway/storefront/site";

/** The drivers-ed footer: sections that open by their titles. [FT-030, FT-031, FT-032, FT-033, FT-034, FT-035, FT-036, FT-037] */
export const footerData: FooterData = {
  social: [
    { linkUrl: "https://www.tiktok.example/@dec-driversed", linkText: "TikTok", icon: "tiktok" },
    { linkUrl: "https://www.instagram.example/dec-driversed/", linkText: "Instagram", icon: "instagram" },
    { linkUrl: "https://x.example/dec-driversed", linkText: "X", icon: "x" },
    { linkUrl: "https://www.youtube.example/@dec-driversed", linkText: "YouTube", icon: "youtube" },
    { linkUrl: "https://www.facebook.example/dec-driversed/", linkText: "Facebook", icon: "facebook" },
    { linkUrl: "https://www.linkedin.example/company/dec-driversed/", linkText: "LinkedIn", icon: "linkedin" },
  ],
  isCollapsible: true,
  groups: [
    {
      title: "Customer Support",
      links: [
        { linkUrl: "/support/", linkText: "Help Center" },
        { linkUrl: "/contact-us/", linkText: "Contact Us" },
        { linkUrl: "/about-us/privacy-policy/", linkText: "Privacy Policy" },
        { linkUrl: "/terms/", linkText: "Terms and Conditions" },
      ],
    },
    {
      title: "Courses",
      links: [
        { linkUrl: "/teen-drivers-ed/", linkText: "Teens" },
        { linkUrl: "/driving-lessons/", linkText: "In-Car Driving Lessons" },
        { linkUrl: "/adult-drivers-ed/", linkText: "Adults" },
        { linkUrl: "/traffic-school/", linkText: "Traffic School" },
      ],
    },
    {
      title: "Driver Resources",
      links: [
        { linkUrl: "/trending/", linkText: "Trending" },
        { linkUrl: "/resources/terms/", linkText: "Driving Terms" },
        { linkUrl: "/dmv/", linkText: "DMV Information" },
        { linkUrl: "/resources/auto-central/", linkText: "Auto Central" },
        { linkUrl: "/driving-information/", linkText: "Driving Information" },
      ],
    },
  ],
  seals: [
    { icon: "shield", text: "State-approved courses" },
    { icon: "lock", text: "Secure checkout" },
    { icon: "star", text: "Teaching drivers since 1997" },
  ],
  copyright: { owner: "DEC Drivers Ed", since: 1997 },
  bottom: [
    { linkUrl: "/affiliates/", linkText: "Become a Partner" },
    { linkUrl: "/accessibility-statement/", linkText: "Accessibility Statement" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

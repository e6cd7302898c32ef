import type { FooterData } from "@courseway/storefront/site";

/**
 * The drivers-ed footer: sections that open when their titles are clicked. [FT-030, FT-031, FT-032, FT-033, FT-034,
 * FT-035, FT-036, FT-037]
 */
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
  // Sample numbers: a brand replaces them before it goes live.
  address: "DEC Drivers Ed, 100 Example Street, Houston, TX 77002",
  approvals: [
    {
      state: "texas",
      number: "School C0000",
      regulator: "Texas Department of Licensing and Regulation",
      linkUrl: "https://www.tdlr.texas.gov/",
    },
    {
      state: "california",
      number: "License E0000",
      regulator: "California Department of Motor Vehicles",
      linkUrl: "https://www.dmv.ca.gov/",
    },
    {
      state: "florida",
      number: "Provider 0000",
      regulator: "Florida Highway Safety and Motor Vehicles",
      linkUrl: "https://www.flhsmv.gov/",
    },
    {
      state: "georgia",
      number: "School 0000",
      regulator: "Georgia Department of Driver Services",
      linkUrl: "https://dds.georgia.gov/",
    },
    {
      state: "ohio",
      number: "Enterprise 0000",
      regulator: "Ohio Department of Public Safety",
      linkUrl: "https://publicsafety.ohio.gov/",
    },
  ],
  ownership: "Owned by DEC Drivers Ed LLC, Texas driving school license C0000.",
  copyright: { owner: "DEC Drivers Ed", since: 1997 },
  bottom: [
    { linkUrl: "/affiliates/", linkText: "Become a Partner" },
    { linkUrl: "/accessibility-statement/", linkText: "Accessibility Statement" },
    { linkText: "Do not sell or share my information", opens: "privacyManager" },
  ],
};

import type { FooterData } from "@courseway/storefront/site";

/** The senior-driver footer: one list, as the partner requires. [FT-003, FT-004] */
export const footerData: FooterData = {
  groups: [
    {
      title: "About this site",
      links: [
        { linkUrl: "/sitemap/", linkText: "Site Map" },
        { linkUrl: "/privacy/", linkText: "Privacy Hub" },
        { linkUrl: "/terms/", linkText: "Terms of Service" },
        { linkUrl: "/copyright-information/", linkText: "Copyright Information" },
        { linkUrl: "/sales/contactus/", linkText: "Contact Us" },
        { linkUrl: "/ad-choices/", linkText: "Ad Choices" },
        { linkText: "Your Privacy Choices", opens: "privacyManager" },
        { linkUrl: "/referral/invite/", linkText: "Refer a Friend" },
      ],
    },
  ],
  // Sample numbers: a brand replaces them before it goes live.
  address: "Senior Driver Course, 100 Example Street, Suite 200, Washington, DC 20001",
  approvals: [
    {
      state: "florida",
      number: "Course 0000",
      regulator: "Florida Highway Safety and Motor Vehicles",
      linkUrl: "https://www.flhsmv.gov/",
    },
    {
      state: "new-york",
      number: "Sponsor 0000",
      regulator: "New York Department of Motor Vehicles",
      linkUrl: "https://dmv.ny.gov/",
    },
    {
      state: "california",
      number: "License MDIP 0000",
      regulator: "California Department of Motor Vehicles",
      linkUrl: "https://www.dmv.ca.gov/",
    },
    {
      state: "texas",
      number: "Provider CP0000",
      regulator: "Texas Department of Licensing and Regulation",
      linkUrl: "https://www.tdlr.texas.gov/",
    },
  ],
  ownership: "Owned by Senior Driver Course LLC, New York course sponsor 0000.",
  copyright: { owner: "Senior Driver Course" },
  bottom: [],
};

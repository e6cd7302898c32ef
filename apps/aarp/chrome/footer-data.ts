import type { FooterData } from "@courseway/storefront/site";

/** The senior-driver footer: one list, as the partner asks for it. [FT-003, FT-004] */
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
  copyright: { owner: "Senior Driver Course" },
  bottom: [],
};

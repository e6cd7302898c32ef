import type { FooterData } from "@courseway/storefront/site";

/** The real-estate footer. [FT-018, FT-019, FT-020, FT-021, FT-022, FT-023, FT-024] */
export const footerData: FooterData = {
  aceShareGroup: [
    { label: "Partner with Us", link: "/real-estate-partnerships/" },
    { label: "Refer a Friend", link: "/referral/invite/" },
  ],
  social: [
    { linkUrl: "https://www.tiktok.example/@ace-school", linkText: "TikTok", icon: "tiktok" },
    { linkUrl: "https://www.instagram.example/ace-school/", linkText: "Instagram", icon: "instagram" },
    { linkUrl: "https://x.example/ace-school", linkText: "X", icon: "x" },
    { linkUrl: "https://www.youtube.example/@ace-school", linkText: "YouTube", icon: "youtube" },
    { linkUrl: "https://www.facebook.example/ace-school/", linkText: "Facebook", icon: "facebook" },
    { linkUrl: "https://www.linkedin.example/company/ace-school/", linkText: "LinkedIn", icon: "linkedin" },
  ],
  groups: [
    {
      title: "Explore",
      links: [
        { linkUrl: "/", linkText: "Home" },
        { linkUrl: "/real-estate-license/", linkText: "Get My License" },
        { linkUrl: "/real-estate-continuing-education/", linkText: "Continuing Education" },
        { linkUrl: "/training/", linkText: "Training" },
        { linkUrl: "/career-center/", linkText: "Career Center" },
        { linkUrl: "/about/", linkText: "About" },
      ],
    },
    {
      title: "Help and legal",
      links: [
        { linkUrl: "/blog/", linkText: "Blog" },
        { linkUrl: "/support/", linkText: "Get Help" },
        { linkUrl: "/accessibility-statement/", linkText: "Accessibility Statement" },
        { linkUrl: "/terms/", linkText: "Terms & Conditions" },
        { linkUrl: "/privacy/", linkText: "Privacy Policy" },
      ],
    },
  ],
  address: "Ace Real Estate School, 100 Example Plaza, Suite 300, Phoenix, AZ 85004",
  copyright: { owner: "Ace Real Estate School" },
  bottom: [{ linkText: "Do not sell or share my information", opens: "privacyManager" }],
};

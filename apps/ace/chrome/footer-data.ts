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
  // Sample numbers: a brand replaces them before it goes live.
  approvals: [
    {
      state: "arizona",
      number: "School S00-0000",
      regulator: "Arizona Department of Real Estate",
      linkUrl: "https://azre.gov/",
    },
    {
      state: "texas",
      number: "Provider 0000",
      regulator: "Texas Real Estate Commission",
      linkUrl: "https://www.trec.texas.gov/",
    },
    {
      state: "florida",
      number: "School ZH0000000",
      regulator: "Florida Department of Business and Professional Regulation",
      linkUrl: "https://www.myfloridalicense.com/",
    },
    {
      state: "illinois",
      number: "Provider 000.000000",
      regulator: "Illinois Department of Financial and Professional Regulation",
      linkUrl: "https://idfpr.illinois.gov/",
    },
  ],
  ownership: "Owned by Ace Real Estate School LLC, Arizona school license S00-0000.",
  copyright: { owner: "Ace Real Estate School" },
  bottom: [{ linkText: "Do not sell or share my information", opens: "privacyManager" }],
};

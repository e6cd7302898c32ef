import type { BlockExamples } from "../define-block.ts";

const item = (breadcrumbText: string | null, breadcrumbLink: string | null) => ({
  typeHandle: "breadcrumb",
  breadcrumbText,
  breadcrumbLink,
});

const whole = {
  breadcrumbsList: [item("Home", "/"), item("Courses", "/courses/"), item("Texas", null)],
  backgroundColor: null,
  textColor: null,
  hideOnMobile: false,
};

export const examples: BlockExamples = {
  whole,
  colored: { ...whole, backgroundColor: "#14213d", textColor: "#ffffff" },
  hiddenOnPhones: { ...whole, hideOnMobile: true },
  oneItem: { ...whole, breadcrumbsList: [item("Home", "/")] },
  longTexts: {
    ...whole,
    breadcrumbsList: [
      ...whole.breadcrumbsList.slice(0, 2),
      item("Requirements for new applicants", "/courses/requirements/"),
      item("What the state asks of applicants who hold a license of another state and move within a year", null),
    ],
  },
  empty: { ...whole, breadcrumbsList: [] },
};

import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const course = (dropdownLabel: string, dropdownLink: string) => ({
  typeHandle: "dropdownItem",
  dropdownLabel,
  dropdownLink,
  dropdownValue: null,
  dropdownLinkNewTab: false,
  dropdownLinkNofollow: false,
  dropdownCtaTag: `claim-${dropdownLabel.toLowerCase()}`,
});

const whole = {
  referralTitle: "Your friend just saved you 30%",
  referralContent:
    "<p>A friend who trained here thinks you'd do well too. Pick your state, and the discount follows you to checkout.</p><ul><li>Every hour your state requires</li><li>Practice exams until you are ready</li><li>Instructors who write back</li></ul>",
  ambassadorRightContent: "<p><strong>Good for new students.</strong> One discount for each enrollment.</p>",
  dropdownTitle: "Claim your license course",
  referralDropdown: [course("Texas", "/texas/"), course("Florida", "/florida/"), course("Arizona", "/arizona/")],
  image: [exampleAsset("handshake", "Two people shake hands", 507, 534)],
};

export const examples: BlockExamples = {
  whole,
  defaults: { ...whole, dropdownTitle: null, ambassadorRightContent: null },
  withoutPicture: { ...whole, image: [], ambassadorRightContent: null },
  withoutCourses: { ...whole, referralDropdown: [] },
  empty: {
    ...whole,
    referralTitle: null,
    referralContent: null,
    referralDropdown: [],
    image: [],
    ambassadorRightContent: null,
  },
};

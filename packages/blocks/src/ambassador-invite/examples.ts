import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const whole = {
  ambassadorInviteTitle: "Give 30%, get $25",
  ambassadorInviteContent:
    "<p>Know someone who keeps talking about getting licensed? Send your link. They save 30%, and you earn $25 when they enroll. Refer as many friends as you like.</p>",
  ambassadorInviteRightContent:
    "<h2>How it works</h2><ol><li>Enter your email and get your link</li><li>Send it to a friend</li><li>Your reward comes by email when they enroll</li></ol>",
  ctaStyle: "primary",
  ctaLabel: null,
  buttonSize: null,
  buttonAriaLabel: null,
  backgroundColor: null,
  backgroundImage: [],
};

export const examples: BlockExamples = {
  whole,
  wordsAlone: {
    ...whole,
    ambassadorInviteRightContent: null,
    ctaStyle: "secondary",
    ctaLabel: "Refer a friend",
    buttonSize: "small",
    buttonAriaLabel: "Refer a friend and earn a reward",
  },
  dark: { ...whole, backgroundColor: "#10243e" },
  light: { ...whole, backgroundColor: "#fdf3d7" },
  onPicture: { ...whole, backgroundImage: [exampleAsset("backdrop", "", 1440, 640)] },
  buttonAlone: {
    ...whole,
    ambassadorInviteTitle: null,
    ambassadorInviteContent: null,
    ambassadorInviteRightContent: null,
  },
  longWords: {
    ...whole,
    ambassadorInviteTitle:
      "Tell a colleague, a neighbor or a cousin about the course that got you licensed, and both of you come out ahead",
    ctaLabel: "Get the link I can share with everyone I know",
  },
};

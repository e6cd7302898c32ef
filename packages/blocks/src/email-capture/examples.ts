import type { BlockExamples } from "../define-block.ts";

const whole = {
  showEmailCapture: true,
  coupon: "CAREER20",
  captureTitle: null,
  displayContent: "<p>Get <strong>20% off</strong> your first course. Tell us where to send the code.</p>",
  displayContentAfterSubmit: "<p>Your code is on its way, and already in your cart.</p>",
  buttonLabel: "Get My Discount",
  buttonSize: null,
  buttonAriaLabel: null,
  saleStart: null,
  saleEnd: null,
  percentage: 20,
  countdownDays: 3,
};

export const examples: BlockExamples = {
  whole,
  ownTitle: { ...whole, captureTitle: "20% off instead of today’s 15%" },
  defaults: {
    ...whole,
    coupon: null,
    displayContent: null,
    displayContentAfterSubmit: null,
    buttonLabel: null,
    buttonSize: "large",
    percentage: null,
    countdownDays: null,
  },
  longTexts: {
    ...whole,
    percentage: 15,
    buttonLabel: "Send me the code for my first course",
    buttonAriaLabel: "Send me the code for my first course by email",
    displayContent:
      "<p>Leave an address and the code for your first course is yours within a minute: it holds for every state that we teach in, for new students and for those who come back, on the screen and in print.</p><ul><li>One email with the code</li><li>One reminder before the code ends</li></ul>",
  },
  duringSale: { ...whole, saleStart: "2020-01-01T00:00:00", saleEnd: null },
  switchedOff: { ...whole, showEmailCapture: false },
};

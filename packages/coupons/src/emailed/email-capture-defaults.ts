/** What the email capture says and gives where editors left a field empty. [EC-033, EC-034, EC-035, EC-036, EC-037, EC-038] */
export const EMAIL_CAPTURE_DEFAULTS = {
  coupon: "CAREER20",
  title: "Limited-Time Sale: Save 20% Today!",
  percentage: 20,
  countdownDays: 3,
  buttonLabel: "Get My Discount",
  content: "Get 20% off your course. Deal expires Sunday.",
} as const;

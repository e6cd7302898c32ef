import { asset, choice, html, link, text, toggle } from "@courseway/content-client";
import { z } from "zod";

/** What an editor sets on a learn-more banner. [BL-learnMore-006] */
export const learnMoreSchema = z.object({
  learnMoreImage: asset,
  learnMoreContent: html,
  ctaLabel: text,
  ctaLink: link,
  ctaStyle: choice(["primary", "secondary", "tertiary"], "primary"),
  ctaNewTab: toggle,
  ctaNofollow: toggle,
  layout: choice(["Row", "Col"], "Row"),
});

export type LearnMoreContent = z.infer<typeof learnMoreSchema>;

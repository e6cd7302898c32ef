import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const seals = [
  exampleAsset("seal-approved", "Approved by the state", 160, 160),
  exampleAsset("seal-clock", "At your own pace", 160, 160),
  exampleAsset("seal-guarantee", "30 days to change your mind", 160, 160),
  exampleAsset("seal-stars", "Rated by its students", 160, 160),
  exampleAsset("document", "Certificate by e-mail", 160, 160),
  exampleAsset("seal", "Since 1997", 160, 160),
];

const componentTitle = "What comes with every course";

export const examples: BlockExamples = {
  one: { componentTitle, iconList: [exampleAsset("skyline", "A skyline of glass and brick", 720, 480)] },
  two: { componentTitle, iconList: seals.slice(0, 2) },
  three: { componentTitle: null, iconList: seals.slice(0, 3) },
  four: { componentTitle, iconList: seals.slice(0, 4) },
  five: { componentTitle, iconList: seals.slice(0, 5) },
  six: { componentTitle, iconList: seals },
  longTitle: {
    componentTitle: "Approved by the departments of every state that we teach in, and by the boards that ask for more",
    iconList: seals.slice(0, 4),
  },
  empty: { componentTitle, iconList: [] },
};

export { CompactBarIsland } from "../parts/CompactBarIsland.client.tsx";
export {
  AmbassadorIsland,
  CaptureFormIsland,
  ChatIsland,
  EmailCaptureIsland,
  ExitIntentIsland,
} from "../overlays/islands.client.tsx";
export { PromotionBannerIsland } from "../promotions/PromotionBannerIsland.client.tsx";
export { ReloadWhenBackIsland } from "../parts/ReloadWhenBackIsland.client.tsx";
export { VisitorStateNameIsland } from "../visitor-state/VisitorStateNameIsland.client.tsx";

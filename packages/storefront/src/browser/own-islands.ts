export { CompactBarIsland } from "../chrome/CompactBarIsland.client.tsx";
export { OverlaysIsland } from "../overlays/OverlaysIsland.client.tsx";
export { PromotionBannerIsland } from "../promotions/PromotionBannerIsland.client.tsx";
export { ReloadWhenBackIsland } from "../chrome/ReloadWhenBackIsland.client.tsx";
export { VisitorStateNameIsland } from "../visitor-state/VisitorStateNameIsland.client.tsx";

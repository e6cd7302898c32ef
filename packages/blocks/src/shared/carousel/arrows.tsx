import { Icon } from "@courseway/ui";

/** The drawings on a carousel's buttons. */
export const CAROUSEL_ARROWS = { previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> };

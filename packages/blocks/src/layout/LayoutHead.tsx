import { Heading } from "@courseway/ui";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import type { LayoutProps } from "./view.ts";

/** The optional title and star badge. [BL-layout-001] */
export function LayoutHead({ title, rating }: Pick<LayoutProps, "title" | "rating">) {
  if (!title && !rating) return null;
  return (
    <div className="cw-layout-head">
      {title && <Heading level={2}>{title}</Heading>}
      {rating && <RatingBadge {...rating} />}
    </div>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Image } from "../image/Image.tsx";
import { cx } from "../shared/cx.ts";

export interface SealProps {
  /** The seal's picture; without it, a rosette in the brand's colors is drawn. */
  readonly src?: string | null;
  readonly alt?: string;
  /** Width and height in px. */
  readonly size?: number;
  /** The icon in the drawn rosette. */
  readonly icon?: IconName;
  /** The text next to the seal. */
  readonly children?: ReactNode;
  readonly imageHost?: string | null;
  readonly className?: string;
}

/** A seal such as approved, guaranteed or rated; 80 by 80 px by default. [BL-topSectionWysiwyg-001] */
export function Seal({ src, alt = "", size = 80, icon = "check", children, imageHost = null, className }: SealProps) {
  return (
    <div className={cx("cw-seal", className)}>
      {src ? (
        <Image src={src} alt={alt} width={size} height={size} fit="contain" imageHost={imageHost} />
      ) : (
        <Rosette size={size} icon={icon} label={alt} />
      )}
      {children ? <div className="cw-seal-text">{children}</div> : null}
    </div>
  );
}

const POINTS = 16;

function rosettePoints(): string {
  return Array.from({ length: POINTS * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? 39 : 34.5;
    const angle = (Math.PI * i) / POINTS;
    return `${(40 + radius * Math.sin(angle)).toFixed(1)},${(40 - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

function Rosette({ size, icon, label }: { size: number; icon: IconName; label: string }) {
  return (
    <span
      className="cw-rosette"
      style={{ width: size, height: size }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 80 80" width={size} height={size} aria-hidden="true">
        <polygon points={rosettePoints()} />
        <circle cx="40" cy="40" r="28" />
      </svg>
      <Icon name={icon} size={Math.round(size * 0.4)} />
    </span>
  );
}

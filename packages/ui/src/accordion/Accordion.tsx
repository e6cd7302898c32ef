import { useId, type ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { cx } from "../shared/cx.ts";

export interface AccordionItem {
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Starts open. */
  readonly open?: boolean | undefined;
  readonly id?: string | undefined;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others; the browser does it, by a shared `name`. */
  readonly exclusive?: boolean;
  /** The shared name, where one group spans several accordions; it makes them exclusive. */
  readonly name?: string;
  readonly variant?: "lined" | "boxed";
  /** Makes each title a heading of that level. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  readonly className?: string;
}

/** Native `<details>`: toggles with click, Enter and Space, findable by the browser's search, and needs no script. [A11Y-012] */
export function Accordion({
  items,
  exclusive = false,
  name,
  variant = "lined",
  headingLevel,
  className,
}: AccordionProps) {
  const ownName = useId();
  const group = name ?? (exclusive ? ownName : undefined);
  // Of one exclusive group only a single item can be open: the browser would close the rest, with a jump.
  const firstOpen = items.findIndex((item) => item.open);
  return (
    <div className={cx("cw-accordion", className)} data-variant={variant}>
      {items.map((item, i) => (
        <details key={item.id ?? i} id={item.id} name={group} open={group ? i === firstOpen : item.open === true}>
          <summary>
            <Title level={headingLevel}>{item.title}</Title>
            <Icon name="chevron-down" />
          </summary>
          <div className="cw-accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

function Title({ level, children }: { level: AccordionProps["headingLevel"]; children: ReactNode }) {
  const Tag = level ? (`h${level}` as const) : "span";
  return <Tag className="cw-accordion-title">{children}</Tag>;
}

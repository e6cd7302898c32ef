import { useId, type ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { cx } from "../shared/cx.ts";

export interface AccordionItem {
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Whether the item starts open. */
  readonly open?: boolean | undefined;
  readonly id?: string | undefined;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Whether opening one item closes the others. The browser does it through a shared `name`. */
  readonly exclusive?: boolean;
  /** The shared name, if one group spans several accordions. It makes them exclusive. */
  readonly name?: string;
  readonly variant?: "lined" | "boxed";
  /** The heading level of the titles; without it they are not headings. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  readonly className?: string;
}

/**
 * Native `<details>` elements: they open and close by click, Enter and Space, the browser's search finds their text,
 * and they need no script. [A11Y-012]
 */
export function Accordion({
  items,
  exclusive = false,
  name,
  variant = "lined",
  headingLevel,
  className,
}: AccordionProps) {
  const generatedName = useId();
  const group = name ?? (exclusive ? generatedName : undefined);
  // In an exclusive group only one item can start open: the browser would close the others, which shifts the layout.
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

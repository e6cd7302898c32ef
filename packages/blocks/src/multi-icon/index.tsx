import { Heading, Image, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type MultiIconProps, multiIconView } from "./view.ts";

/** Pictures side by side; their number determines how many are in a row. [BL-multiIcon-005] */
function MultiIcon({ ground, title, icons, width }: MultiIconProps) {
  const count = icons.length > 4 ? "many" : icons.length;
  return (
    <Section ground={ground} space="small">
      {title && (
        <Heading level={2} size="h3" align="center" className="cw-multi-icon-title">
          {title}
        </Heading>
      )}
      <ul className="cw-multi-icon" data-count={count}>
        {icons.map((icon, index) => (
          <li key={index}>
            <Icon {...icon} widest={width} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A picture at its natural width, but no wider than its column. */
function Icon(icon: MultiIconProps["icons"][number] & { readonly widest: number }) {
  const { url, alt, lazy, priority, widest } = icon;
  const natural = { width: icon.width ?? widest, height: icon.height ?? Math.round(widest / 2) };
  const width = Math.min(widest, natural.width);
  const height = Math.round((width * natural.height) / natural.width);
  return <Image src={url} alt={alt} lazy={lazy} priority={priority} width={width} height={height} fit="contain" />;
}

/** A row of small pictures. [BL-multiIcon-005] */
export const multiIcon = defineBlock({
  name: "multiIcon",
  about,
  fields,
  view: multiIconView,
  component: MultiIcon,
  examples,
});

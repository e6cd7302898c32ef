import { RichText } from "@courseway/ui";

interface SlideTextProps {
  readonly html: string;
  /** Whether the text has an element of class `bottom-content`, which is at the bottom of the slide. [CH-011] */
  readonly hasBottom: boolean;
}

/** The text of a slide. */
export function SlideText({ html, hasBottom }: SlideTextProps) {
  if (html === "") return null;
  return (
    <div className="cw-slide-words" data-bottom={hasBottom}>
      <RichText html={html} />
    </div>
  );
}

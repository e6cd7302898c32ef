import { RichText } from "@courseway/ui";

interface SlideTextProps {
  readonly html: string;
  /** Whether the words have an element of class `bottom-content`, which stands at the foot of the slide. [CH-011] */
  readonly hasBottom: boolean;
}

/** The words of a slide. */
export function SlideText({ html, hasBottom }: SlideTextProps) {
  if (html === "") return null;
  return (
    <div className="cw-slide-words" data-bottom={hasBottom}>
      <RichText html={html} />
    </div>
  );
}

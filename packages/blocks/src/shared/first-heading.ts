/** The words of the first heading in rich text, to name something after it; null without one. */
export function firstHeading(html: string): string | null {
  const inside = /<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/i.exec(html)?.[1];
  return (
    inside
      ?.replace(/<[^>]*>/g, "")
      .replace(/&[a-z]+;/gi, " ")
      .trim() || null
  );
}

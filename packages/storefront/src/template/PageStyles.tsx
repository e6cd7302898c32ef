import type { Page } from "@courseway/content-client";

/** Keeps a style text inside its element. */
const safeStyle = (css: string): string => css.replaceAll(/<\/(?=style)/giu, "<\\/");

/** The CSS texts that editors embed in a page, of the page and of its SEO data. [SEO-009] */
export function PageStyles({ page }: { readonly page: Page }) {
  return page.styles.map((text) => <style key={text} dangerouslySetInnerHTML={{ __html: safeStyle(text) }} />);
}

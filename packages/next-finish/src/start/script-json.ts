/** JSON for a script element: every `<` is escaped, so that no text can close the element. [SEO-013] */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

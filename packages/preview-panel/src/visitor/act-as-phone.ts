/** What styles ask of a pointer, and what a phone answers. */
const PHONE_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/\((?:any-)?pointer:\s*coarse\)/gu, "all"],
  [/\((?:any-)?hover:\s*none\)/gu, "all"],
  [/\((?:any-)?pointer:\s*fine\)/gu, "not all"],
  [/\((?:any-)?hover:\s*hover\)/gu, "not all"],
];

/** Answers the queries of a page's styles as a phone would; a query that asks of more than the pointer stays. */
function answerAsPhone(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const answer = PHONE_ANSWERS.find(([query]) => rule.media.mediaText.replaceAll(query, "").trim() === "");
      if (answer) rule.media.mediaText = answer[1];
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answerAsPhone(rule.cssRules);
  }
}

/**
 * Has a page take this browser for a phone's: its scripts by what the browser says of itself, its styles by touch. What
 * follows the width is the window's business.
 */
export function actAsPhone({ navigator, document }: Pick<Window, "navigator" | "document">): void {
  const { userAgent } = navigator;
  Object.defineProperties(navigator, {
    maxTouchPoints: { configurable: true, value: 5 },
    userAgent: { configurable: true, value: /Mobile/u.test(userAgent) ? userAgent : `${userAgent} Mobile` },
  });
  for (const sheet of document.styleSheets) {
    try {
      answerAsPhone(sheet.cssRules);
    } catch {
      // The rules of another host's sheet are its own.
    }
  }
}

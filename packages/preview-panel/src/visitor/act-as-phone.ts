/** The media queries about the pointer, and their results on a phone. */
const PHONE_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/\((?:any-)?pointer:\s*coarse\)/gu, "all"],
  [/\((?:any-)?hover:\s*none\)/gu, "all"],
  [/\((?:any-)?pointer:\s*fine\)/gu, "not all"],
  [/\((?:any-)?hover:\s*hover\)/gu, "not all"],
];

/**
 * Replaces pointer queries in a page's styles with their results on a phone; a query that also tests something else
 * stays.
 */
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
 * Makes a page treat this browser as a phone: scripts by the browser's `navigator` values, styles by touch. Styles for
 * the width follow the window.
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
      // A browser does not reveal the rules of another host's style sheet.
    }
  }
}

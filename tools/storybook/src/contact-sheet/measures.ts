import type { Page } from "playwright";
import { gzipSync } from "node:zlib";

/** What a story weighs, in bytes. */
export interface Weight {
  /** Of what the block draws, after gzip. */
  readonly html: number;
  /** Of the rules that meet something in it, whatever the screen, after gzip. */
  readonly css: number;
  /** Of the code that its islands load by themselves, after gzip; null where nobody built the Storybook. */
  readonly script: number | null;
}

/** After gzip, as a server sends it; nothing for nothing. */
export const gzipBytes = (text: string | Buffer): number => (text.length === 0 ? 0 : gzipSync(text).length);

interface Parts {
  readonly html: string;
  readonly css: string;
}

/** Runs in the page: the story's HTML, and the rules of its stylesheets that meet an element of it. */
function partsOfStory(): Parts {
  const story = document.querySelector("#storybook-root > main") ?? document.querySelector("#storybook-root");
  if (story === null) return { html: "", css: "" };
  const meets = (selector: string): boolean => {
    // States and drawn parts meet what they belong to.
    const plain = selector.replaceAll(
      /::?(?:before|after|hover|focus(?:-visible|-within)?|active|marker|backdrop|placeholder|disabled|checked|open|popover-open|user-invalid)\b/gu,
      "",
    );
    if (/^(?::root|:host|html|body|\*)?$/u.test(plain.trim())) return false;
    try {
      return story.querySelector(plain) !== null;
    } catch {
      return false;
    }
  };
  const joinRules = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return meets(rule.selectorText) ? rule.cssText : "";
        return rule instanceof CSSGroupingRule ? joinRules(rule.cssRules) : "";
      })
      .join("");
  const css = [...document.styleSheets].map((sheet) => joinRules(sheet.cssRules)).join("");
  return { html: story.innerHTML, css };
}

/** What the story on the page weighs; its script is known from its own load. */
export async function weighStory(page: Page): Promise<Omit<Weight, "script">> {
  const { html, css } = await page.evaluate(partsOfStory);
  return { html: gzipBytes(html), css: gzipBytes(css) };
}

/** Weighs what stories load in addition to Storybook's own scripts. */
export class ScriptScale {
  private readonly ignored = new Set<string>();
  private readonly stories = new Map<string, number | null>();
  private readonly sizes = new Map<string, Promise<number>>();

  /** Scripts that are nobody's weight. */
  ignore(scripts: readonly string[]): void {
    scripts.forEach((script) => this.ignored.add(script));
  }

  /** Weighs the scripts of a page that has loaded this story alone. */
  async weigh(story: string, scripts: readonly string[]): Promise<void> {
    // A Storybook that is still written sends modules as they are, which no visitor gets.
    const isBuilt = !scripts.some((script) => script.includes("/@"));
    const own = scripts.filter((script) => !this.ignored.has(script) && !script.includes(".stories-"));
    const sizes = isBuilt ? await Promise.all(own.map((script) => this.measureSize(script))) : null;
    this.stories.set(story, sizes?.reduce((sum, size) => sum + size, 0) ?? null);
  }

  of(story: string): number | null {
    return this.stories.get(story) ?? null;
  }

  private measureSize(script: string): Promise<number> {
    const known = this.sizes.get(script);
    if (known !== undefined) return known;
    const size = fetch(script).then(async (response) => gzipBytes(await response.text()));
    this.sizes.set(script, size);
    return size;
  }
}

/** What axe finds in a story: each broken rule with the number of elements, the worst first. */
export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  readonly elements: number;
}

interface AxeWindow {
  readonly axe: {
    run(
      context: string,
      options: object,
    ): Promise<{ violations: readonly { id: string; help: string; nodes: readonly unknown[] }[] }>;
  };
}

/** Asks axe of the story on the page, with the rules of the stories' own check. */
export function readFindings(page: Page): Promise<readonly AxeFinding[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    const options = { resultTypes: ["violations"], rules: { region: { enabled: false } } };
    const { violations } = await axe.run("#storybook-root", options);
    return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.length }));
  });
}

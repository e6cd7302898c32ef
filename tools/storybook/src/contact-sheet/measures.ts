import type { Page } from "playwright";
import { gzipSync } from "node:zlib";

/** The size of a story, in bytes. */
export interface Weight {
  /** The block's HTML, after gzip. */
  readonly html: number;
  /** The CSS rules that match something in it, on any screen, after gzip. */
  readonly css: number;
  /** The code that its islands load, after gzip; null if the Storybook is not built. */
  readonly script: number | null;
}

/** Bytes after gzip, as a server sends the text; 0 for an empty text. */
export const gzipBytes = (text: string | Buffer): number => (text.length === 0 ? 0 : gzipSync(text).length);

interface StoryParts {
  readonly html: string;
  readonly css: string;
}

/** Runs in the page: the story's HTML, and the rules of its style sheets that match an element of it. */
function measureStory(): StoryParts {
  const story = document.querySelector("#storybook-root > main") ?? document.querySelector("#storybook-root");
  if (story === null) return { html: "", css: "" };
  const meets = (selector: string): boolean => {
    // Selectors of states and pseudo-elements match their element.
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

/** The sizes of the story on the page, except its script, which is measured when it loads alone. */
export async function weighStory(page: Page): Promise<Omit<Weight, "script">> {
  const { html, css } = await page.evaluate(measureStory);
  return { html: gzipBytes(html), css: gzipBytes(css) };
}

/** Measures what stories load in addition to Storybook's own scripts. */
export class ScriptScale {
  private readonly ignored = new Set<string>();
  private readonly stories = new Map<string, number | null>();
  private readonly sizes = new Map<string, Promise<number>>();

  /** Excludes scripts that belong to no story. */
  ignore(scripts: readonly string[]): void {
    scripts.forEach((script) => this.ignored.add(script));
  }

  /** Measures the scripts of a page that has loaded this story alone. */
  async weigh(story: string, scripts: readonly string[]): Promise<void> {
    // A Storybook in development sends unbuilt modules, which no visitor gets.
    const isBuilt = !scripts.some((script) => script.includes("/@"));
    const storyScripts = scripts.filter((script) => !this.ignored.has(script) && !script.includes(".stories-"));
    const sizes = isBuilt ? await Promise.all(storyScripts.map((script) => this.measureSize(script))) : null;
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

/** A fault that axe finds in a story: the broken rule, with the number of elements. The worst is first. */
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

/** Runs axe on the story of the page, with the rules of the stories' own check. */
export function readFindings(page: Page): Promise<readonly AxeFinding[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    const options = { resultTypes: ["violations"], rules: { region: { enabled: false } } };
    const { violations } = await axe.run("#storybook-root", options);
    return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.length }));
  });
}

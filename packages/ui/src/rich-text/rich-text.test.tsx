import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { firstHeading, hasBottomContent } from "./render-html.ts";
import { RichText, type RichTextProps } from "./RichText.tsx";
import type { RichTextProblem } from "./types.ts";

const renderToHtml = (html: string, options: Omit<RichTextProps, "html"> = {}) =>
  renderToStaticMarkup(<RichText html={html} {...options} />)
    .replace(/^<div class="cw-prose" data-size="default">/, "")
    .replace(/<\/div>$/, "");

test("shows nothing for empty HTML", () => {
  expect(renderToStaticMarkup(<RichText html="  " />)).toBe("");
  expect(renderToStaticMarkup(<RichText html={null} />)).toBe("");
});

test("keeps what editors lay out with", () => {
  const html = '<h2 id="at-the-top" class="text-center big">Hi</h2><p style="text-align:center;color:#333">a<br/>b</p>';
  expect(renderToHtml(html)).toBe(html);
});

describe("tokens", () => {
  test("puts the state's name for ${state} [CH-006]", () => {
    expect(renderToHtml("<p>Courses in ${state}.</p>", { tokens: { state: "Texas" } })).toBe(
      "<p>Courses in Texas.</p>",
    );
  });

  test('puts the state\'s name for "Loading state " and keeps the space [CH-007]', () => {
    expect(renderToHtml("<p>The Loading state exam</p>", { tokens: { state: "Texas" } })).toBe("<p>The Texas exam</p>");
  });

  test("has neutral words for a state that is not known yet, and gives them to whoever can name it [CH-006, CH-007]", () => {
    const html = "<p>In ${state}, the Loading state exam</p>";
    expect(renderToHtml(html)).toBe("<p>In your state, the your state exam</p>");
    expect(renderToHtml(html, { stateName: (unknown) => <i>{unknown}</i> })).toBe(
      "<p>In <i>your state</i>, the <i>your state</i> exam</p>",
    );
    expect(renderToHtml(html, { tokens: { state: "Texas" }, stateName: () => <i /> })).toBe(
      "<p>In Texas, the Texas exam</p>",
    );
  });

  test("takes no place of the state from an editor's HTML", () => {
    expect(renderToHtml("<cw-state-name>text</cw-state-name>", { stateName: () => <i /> })).toBe("text");
  });

  test("puts price texts for their placeholders [PR-028]", () => {
    expect(
      renderToHtml("<p>${price} instead of ${originalPrice}</p>", {
        tokens: { prices: { price: "$79", originalPrice: "$99" } },
      }),
    ).toBe("<p>$79 instead of $99</p>");
  });

  test("strips price placeholders that have no price [CH-010]", () => {
    expect(renderToHtml("<p>Now ${price}${savings}!</p>")).toBe("<p>Now !</p>");
  });

  test("writes a state as text, never as HTML", () => {
    expect(renderToHtml("<p>${state}</p>", { tokens: { state: "<img src=x onerror=alert(1)>" } })).toBe(
      "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
    );
  });
});

describe("links and pictures", () => {
  test("marks a nofollow link by its class [CH-009]", () => {
    expect(renderToHtml('<a class="nofollow-link" href="/a/">A</a>')).toBe(
      '<a class="nofollow-link" href="/a/" rel="nofollow">A</a>',
    );
  });

  test("adds no nofollow without the marker, and noopener to a new tab [CH-009]", () => {
    expect(renderToHtml('<a href="/a/" target="_blank">A</a>')).toBe(
      '<a href="/a/" target="_blank" rel="noopener">A</a>',
    );
  });

  test("rewrites addresses as it is told", () => {
    expect(renderToHtml('<a href="/a/">A</a>', { rewriteLink: (href) => `${href}?hc=1` })).toBe(
      '<a href="/a/?hc=1">A</a>',
    );
  });

  test("compresses and delays pictures from the image host [CH-008]", () => {
    expect(renderToHtml('<img src="https://images.example.com/a.svg" alt="A">')).toBe(
      '<img src="https://images.example.com/a.svg?auto=format,compress" alt="A" loading="lazy"/>',
    );
  });

  test("offers a photograph in widths up to its own, unless the editor says which [CH-008, CN-009]", () => {
    const html = renderToHtml('<img src="https://images.example.com/a.jpg" alt="A" width="1000" height="500">');
    expect([...html.matchAll(/w=(\d+) \1w/g)].map(([, width]) => width)).toEqual(["540", "720", "1000"]);
    expect(html).toContain('sizes="(max-width: 720px) 100vw, 720px"');
    const own = '<img src="https://images.example.com/a.jpg" alt="A" srcset="/a-2.jpg 2x">';
    expect(renderToHtml(own)).toContain('srcSet="/a-2.jpg 2x"');
  });

  test("leaves the address of other pictures alone, and makes one without an alternative decoration [A11Y-016]", () => {
    expect(renderToHtml('<img src="https://elsewhere.example.com/a.jpg">')).toContain(
      '<img src="https://elsewhere.example.com/a.jpg" alt="" loading="lazy"/>',
    );
  });

  test("loads the picture that a page opens with first, whatever else is in the text", () => {
    const html = '<p>Words</p><p><img src="/first.svg"></p><img src="/second.svg">';
    const urgent = '<img src="/first.svg" alt="" loading="eager" fetchPriority="high"/>';
    expect(renderToHtml(html, { opensPage: true })).toContain(
      `<p>Words</p><p>${urgent}</p><img src="/second.svg" alt="" loading="lazy"/>`,
    );
    expect(renderToHtml(html)).not.toContain("eager");
  });
});

describe("modal triggers", () => {
  test("turns marked text into a button that opens its dialog [MD-014]", () => {
    expect(renderToHtml('<p>A <span class="highlighted-text-modal-2">word</span></p>', { modals: [null, "m2"] })).toBe(
      '<p>A <button type="button" command="show-modal" commandfor="m2" aria-haspopup="dialog" class="highlighted-text-modal-2 cw-text-trigger">word</button></p>',
    );
  });

  test("puts the button inside a marked paragraph [MD-014]", () => {
    expect(renderToHtml('<p class="highlighted-text-modal-1">word</p>', { modals: ["m1"] })).toMatch(
      /^<p class=""><button [^>]*commandfor="m1"[^>]*>word<\/button><\/p>$/,
    );
  });

  test("leaves text alone whose dialog does not exist [MD-014]", () => {
    expect(renderToHtml('<b class="highlighted-text-modal-1">word</b>')).toBe(
      '<b class="highlighted-text-modal-1">word</b>',
    );
  });
});

describe("shortcodes", () => {
  const components = {
    productPicker: ({ key }: Readonly<Record<string, string>>) => <i>picker {key}</i>,
    trustpilotStars: ({ cssClasses }: Readonly<Record<string, string>>) => <i className={cssClasses}>stars</i>,
  };

  test("puts live blocks for both spellings [CH-001, CH-003]", () => {
    expect(renderToHtml('<div data-shortcode="productPicker" data-key="texas"></div>', { components })).toBe(
      "<i>picker texas</i>",
    );
    expect(renderToHtml('<p>Rated [trustpilotStars cssClasses="big"] by you</p>', { components })).toBe(
      '<div>Rated <i class="big">stars</i> by you</div>',
    );
  });

  test("gives a product picker without a key the default one [CH-002]", () => {
    expect(renderToHtml("<p>[productPicker]</p>", { components })).toBe("<div><i>picker default</i></div>");
  });

  test("says that a product picker could not be loaded [CH-004]", () => {
    const productPicker = vi.fn(() => {
      throw new Error("no data");
    });
    expect(renderToHtml("[productPicker]", { components: { productPicker }, onProblem: vi.fn() })).toBe(
      "Product picker could not be loaded",
    );
    expect(productPicker).toHaveBeenCalledOnce();
  });

  test("says that the stars could not be loaded when making them throws, and tells the editor [CH-005]", () => {
    const fault = new Error("no template");
    const reported: RichTextProblem[] = [];
    const trustpilotStars = () => {
      throw fault;
    };
    const html = renderToHtml("[trustpilotStars]", {
      components: { trustpilotStars },
      onProblem: (one) => reported.push(one),
    });
    expect(html).toBe("Trustpilot stars could not be loaded");
    expect(reported).toEqual([
      { kind: "shortcode", message: "The shortcode [trustpilotStars] could not be made: no template", error: fault },
    ]);
  });

  test("shows nothing where there is nothing to show, as stars without reviews [TR-003]", () => {
    expect(renderToHtml("a [trustpilotStars] b", { components: { trustpilotStars: () => null } })).toBe("a  b");
  });

  test.each(["[productPicker]", '[slyder key="a"]', '<div data-shortcode="slyder"></div>', '[toString key="a"]'])(
    "shows nothing of %s, which nobody makes, and tells the editor",
    (text) => {
      const onProblem = vi.fn();
      expect(renderToHtml(`<p>a ${text} b</p>`, { onProblem }).replaceAll(/<.*?>/g, "").trim()).toMatch(/^a\s+b$/);
      expect(onProblem).toHaveBeenCalledWith({
        kind: "shortcode",
        message: expect.stringMatching(/^Nothing makes the shortcode \[(productPicker|slyder|toString)\]\./),
      });
    },
  );

  test("leaves words in brackets alone", () => {
    expect(renderToHtml("<p>[sic] and [1], [a b] and [iPhone]</p>")).toBe("<p>[sic] and [1], [a b] and [iPhone]</p>");
  });

  test("reads the quotes that editor programs make, and refuses classes that are ours [CH-003]", () => {
    expect(renderToHtml("[trustpilotStars cssClasses=“big cw-offer-bar fixed”]", { components })).toBe(
      '<i class="big">stars</i>',
    );
  });

  test("makes every shortcode that it is given a component for", () => {
    expect(renderToHtml('[stateMap key="tx"]', { components: { stateMap: ({ key }) => <i>map of {key}</i> } })).toBe(
      "<i>map of tx</i>",
    );
  });

  test("takes no shortcode element from an editor's HTML", () => {
    expect(renderToHtml('<cw-shortcode name="productPicker" attributes="{}">text</cw-shortcode>', { components })).toBe(
      "text",
    );
  });
});

test("knows bottom content by its class [CH-011]", () => {
  expect(hasBottomContent('<p>a</p><div class="wide bottom-content">b</div>')).toBe(true);
  expect(hasBottomContent('<div class="bottom-contents">bottom-content</div>')).toBe(false);
});

test("finds the words of the first heading, markup and references resolved", () => {
  expect(firstHeading("<p>a</p><h3>Money <b>back</b> &amp; more &lt;soon&gt;</h3><h2>b</h2>")).toBe(
    "Money back & more <soon>",
  );
  expect(firstHeading("<p>no heading</p><h2> </h2>")).toBeNull();
});

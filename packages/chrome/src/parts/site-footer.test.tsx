import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brand } from "../testing/brand.ts";
import type { FooterData } from "./footer-data.ts";
import { outsideLink } from "./outside-link.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const plain: FooterData = {
  groups: [{ title: "School", links: [{ linkUrl: "/support/", linkText: "Help Center" }] }],
  copyright: { owner: "Ace" },
  bottom: [{ linkUrl: "/terms/", linkText: "Terms" }],
};

const markup = (more: Partial<FooterData> = {}, own: Partial<typeof brand> = {}, path = "/"): string =>
  renderToStaticMarkup(
    <SiteFooter
      brand={{ ...brand, ...own }}
      options={null}
      path={path}
      year={2026}
      logo={<b>Ace</b>}
      data={{ ...plain, ...more }}
    />,
  );

describe("the footer of a brand's data", () => {
  it("shows an editor's logo in its size and its own link, and the wordmark where there is none [FT-002, FT-038]", () => {
    const aceFooterLogo = { logoLink: "/start/", logoImage: [{ url: "/logo.svg", altText: "Ace, since 1990" }] };
    expect(markup({ aceFooterLogo })).toMatch(
      /<a class="cw-site-logo" href="\/start\/"><img [^>]*src="\/logo\.svg" alt="Ace, since 1990" width="230" height="40"/u,
    );
    expect(markup()).toContain('<a class="cw-site-logo" href="/"><b>Ace</b>');
  });

  it("marks links that open a tab, that nobody follows, and that are an icon with a name [FT-038]", () => {
    const linkUrl = "https://x.example/ace";
    const html = markup({
      bottom: [{ linkUrl: "https://a.example/", linkText: "A", newTab: true, nofollow: true }],
      social: [{ linkUrl, linkText: "X", icon: "x" }],
    });
    expect(html).toContain('<a href="https://a.example/" target="_blank" rel="noopener nofollow">A</a>');
    expect(html).toMatch(
      /<a href="https:\/\/x\.example\/ace" target="_blank" rel="noopener"><svg .*?<\/svg><span[^>]*>X<\/span>/u,
    );
  });

  it("hides its groups, and nothing else, where the data says so [FT-038]", () => {
    const html = markup({ aceShowHideFooterNav: false });
    expect(html).not.toContain("Help Center");
    expect(html).toContain("Terms");
  });

  it("closes collapsible groups behind their titles, and needs no script for it [FT-030]", () => {
    const html = markup({ isCollapsible: true });
    expect(html).toMatch(
      /<details><summary><h2[^>]*>School<\/h2>.*<\/summary><\/details>.*<ul><li><a href="\/support\/">/u,
    );
    expect(html).not.toContain("<details open");
  });

  it("says who approved the school: on a state's page that state's regulator, elsewhere and in other states all", () => {
    const approvals = [
      { state: "arizona", number: "School S1", regulator: "Arizona Department", linkUrl: "https://az.example/" },
      { state: "texas", number: "Provider 2", regulator: "Texas Commission", linkUrl: "https://tx.example/" },
    ];
    const more = { approvals, ownership: "Owned by Ace LLC, license S1." };
    const shown = (path: string) =>
      ["Arizona Department", "Texas Commission", "Owned by Ace LLC"].filter((words) =>
        markup(more, {}, path).includes(words),
      );

    expect(markup(more)).toContain(
      'School S1, <a href="https://az.example/" target="_blank" rel="noopener">Arizona Department</a>',
    );
    expect(shown("/license/texas/")).toEqual(["Texas Commission", "Owned by Ace LLC"]);
    expect(shown("/")).toEqual(["Arizona Department", "Texas Commission", "Owned by Ace LLC"]);
    expect(shown("/license/ohio/")).toEqual(["Arizona Department", "Texas Commission", "Owned by Ace LLC"]);
    expect(markup()).not.toContain("Approvals");
  });

  it("repeats the number to call, with the hours", () => {
    const contact = { phone: "+44 20 7946 0958", hours: "Mon–Fri" };
    expect(markup({}, { contact })).toMatch(
      /<a href="tel:\+442079460958">.*\+44 20 7946 0958<\/a><span>Mon–Fri<\/span>/u,
    );
  });

  it("writes the years of its copyright, one where they are the same [FT-011, FT-023, FT-037]", () => {
    expect(markup()).toContain("© 2026 Ace. All rights reserved.");
    expect(markup({ copyright: { owner: "Ace", since: 1997 } })).toContain("© 1997–2026 Ace. All rights reserved.");
    expect(markup({ copyright: { owner: "Ace", since: 2026 } })).toContain("© 2026 Ace.");
  });

  it("opens the Privacy Manager once: where a list says so, else at its end [FT-010, FT-024]", () => {
    const openers = (html: string) =>
      [...html.matchAll(/commandfor="privacy-manager"[^>]*>([^<]*)/gu)].map(([, text]) => text);
    expect(openers(markup())).toEqual(["Do not sell or share my information"]);
    expect(openers(markup({ bottom: [{ linkText: "Your Privacy Choices", opens: "privacyManager" }] }))).toEqual([
      "Your Privacy Choices",
    ]);
  });
});

it("a link to another host leads to the stand-in in development, every other link where it says", () => {
  const met = { hostName: "www.ace.example", outsideUrl: "http://localhost:4000/outside" };
  expect(outsideLink("https://x.example/ace?a=1#b", met)).toBe("http://localhost:4000/outside/x.example/ace?a=1#b");
  for (const href of ["/support/", "#top", "mailto:a@b.example", "https://www.ace.example/about/"])
    expect(outsideLink(href, met)).toBe(href);
  expect(outsideLink("https://x.example/", { ...met, outsideUrl: null })).toBe("https://x.example/");
});

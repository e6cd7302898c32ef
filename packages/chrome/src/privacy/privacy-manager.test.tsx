import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Frame } from "../parts/Frame.tsx";
import { SiteFooter } from "../parts/SiteFooter.tsx";
import { PrivacyManager } from "./PrivacyManager.tsx";
import { brand } from "../testing/brand.ts";

const Footer = () => (
  <SiteFooter
    brand={brand}
    options={null}
    path="/"
    year={2026}
    logo={null}
    data={{ groups: [], bottom: [], copyright: { owner: "Ace" } }}
  />
);

const html = renderToStaticMarkup(
  <Frame chrome={{ Header: () => null, Footer }} brand={brand} options={null} path="/" year={2026} />,
);
const dialog = /<dialog id="privacy-manager".*<\/dialog>/s.exec(html)?.[0] ?? "";

it("every page has the Privacy Manager: what is shared, a switch, that it is saved per browser, Save & Exit [PV-001, PV-002, PV-003]", () => {
  expect(dialog).toMatch(/<h2[^>]*>Privacy Manager<\/h2>/);
  expect(dialog).toMatch(/<input type="checkbox" role="switch" name="share" checked="" value="on"\/>/);
  expect(dialog).toMatch(/>ON<.*>OFF</);
  expect(dialog).toContain("saved for this browser only");
  expect(dialog).toMatch(/<button[^>]*type="submit"[^>]*>.*Save &amp; Exit/s);
});

it("of a brand that opts out by default it is off, and says that nothing is shared until it is on [PV-002, PV-003, PV-010]", () => {
  const off = renderToStaticMarkup(<PrivacyManager brand={{ optsOutByDefault: true }} />);
  expect(off).toContain("off unless you switch it on");
  expect(off).not.toContain("Switch it off");
  expect(off).toMatch(/<input type="checkbox" role="switch" name="share" value="on"\/>/);
  expect(dialog).toContain("Switch it off to opt out");
});

it("the manager is a plain form, which saves without script, in a dialog that a click outside closes [PV-004, PV-007]", () => {
  expect(dialog).toMatch(/<form [^>]*action="\/api\/consent\/" method="post">/);
  expect(dialog).toMatch(/^<dialog [^>]*closedby="any"/);
});

it("without script it asks who sends the browser's signal to confirm that they share [PV-011]", () => {
  expect(dialog).toMatch(/<noscript>.*<input type="checkbox" name="despite-signal" value="on"\/>.*<\/noscript>/s);
});

it("every footer opens it, by a button named as the law has it [FT-010, FT-024]", () => {
  expect(html).toMatch(
    /<footer.*<button type="button"[^>]*command="show-modal" commandfor="privacy-manager"[^>]*>Do not sell or share my information<\/button>.*<\/footer>/s,
  );
});

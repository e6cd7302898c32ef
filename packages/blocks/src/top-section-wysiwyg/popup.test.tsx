// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { testDiscount } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { renderPage } from "../shared/testing/render-page.tsx";
import { stubIntersection } from "../shared/testing/stub-intersection.ts";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { TopSection } from "./index.tsx";
import { topSectionView } from "./view.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the popup of a desktop has its sale, title, stars, price, button and guarantee, and minimizes [POP-002]", async () => {
  const observers = stubIntersection();
  const leave = () => observers.at(-1)?.tell(false, document.querySelector("[id$='-cta']"));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const content = fieldsSchema(fields).parse(examples["popup"]);
  const data = { schedule: [], rating: { score: 4.7, total: 12 }, video: null };
  const props = topSectionView({ ...testInput(content, data), findQuote: () => testDiscount });
  if (!props) throw new Error("The section shows nothing.");
  const section = <TopSection {...props} />;
  await hydrateIslands([section]);
  await renderPage(section);
  act(() => leave());

  const popup = screen.getByRole("complementary", { name: "Buy this course" });
  const { finalText = "", saveText } = props.offer.first.price ?? {};
  expect(popup.querySelector(".cw-badge")?.textContent).toBe("SALE");
  for (const part of [
    saveText,
    props.eyebrow,
    props.title,
    "4.7",
    finalText,
    props.offer.cta?.label,
    props.guarantee?.label,
  ])
    expect(popup.textContent).toContain(part || "a part that is missing");
  const links = [...popup.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain(props.offer.first.href);
  expect(popup.querySelector(".cw-offer-bar-toggle svg")).not.toBeNull();

  act(() => screen.getByRole("button", { name: "Offer details", expanded: true }).click());
  expect(popup.textContent).not.toContain("SALE");
  expect(popup.textContent).toContain(finalText);
});

import { html } from "hono/html";
import { placeText, type Severity } from "../finding/finding.ts";
import type { JudgedFinding } from "../marks/settings.ts";
import type { Markup } from "./brand-section.ts";

/** Content to show below a finding's text; none by default. */
type More = (finding: JudgedFinding) => Markup | string;

const findingItem = (one: JudgedFinding, more: More): Markup => {
  const { severity, brand, place, message, advice, key, deliberate } = one;
  return html`<li class="${deliberate === null ? severity : "deliberate"}">
    <p><span class="severity">${deliberate === null ? severity : "deliberate"}</span> ${brand}, ${placeText(place)}</p>
    <p>${message}</p>
    <p>${deliberate === null ? advice : html`<strong>Why:</strong> ${deliberate}`}</p>
    ${more(one)}
    <p class="quiet"><code>${key}</code></p>
  </li>`;
};

/** Shows the findings of a report, open ones before deliberate ones. */
export function findingsPart(findings: readonly JudgedFinding[], more: More = () => ""): Markup {
  const open = findings.filter(({ deliberate }) => deliberate === null);
  const marked = findings.filter(({ deliberate }) => deliberate !== null);
  const count = (severity: Severity): number => open.filter((one) => one.severity === severity).length;
  return html`<section class="findings-part" aria-labelledby="findings">
    <h2 id="findings">What to look at</h2>
    <ul class="counts">
      <li>Errors: ${count("error")}</li>
      <li>Warnings: ${count("warning")}</li>
      <li>Notes: ${count("note")}</li>
      <li>Deliberate: ${marked.length}</li>
    </ul>
    ${
      open.length === 0
        ? html`<p>Nothing: every date, code and figure agrees, or is marked as deliberate.</p>`
        : html`<ul class="findings">
            ${open.map((one) => findingItem(one, more))}
          </ul>`
    }
    ${
      marked.length === 0
        ? ""
        : html`<h3>Deliberate</h3>
            <ul class="findings">
              ${marked.map((one) => findingItem(one, more))}
            </ul>`
    }
  </section>`;
}

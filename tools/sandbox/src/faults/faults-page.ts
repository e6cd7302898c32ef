import { html } from "hono/html";
import { page, type Markup } from "../html/page.ts";
import { CUTS, describeFault, MALFORMED, type Cut, type Fault } from "./fault.ts";
import type { Counts, FaultStore } from "./fault-store.ts";
import { SERVICE_NAMES, SERVICES, type Service } from "./services.ts";

/** The page for setting faults: one form for all services together, then one for each. Plain forms, no script. */
export function faultsPage(faults: FaultStore): Markup {
  const set = faults.all();
  const counts = faults.counts();
  return page(
    "Faults",
    "Break a service and look at what the sites do. A switch holds until it is healed or the sandbox stops.",
    [
      everything(set.size),
      ...SERVICE_NAMES.map((service) => card(service, set.get(service) ?? null, counts.get(service) ?? null)),
    ],
  );
}

function everything(broken: number): Markup {
  return html`<section class="card" data-testid="fault-all">
    <h2>
      Everything
      <span class="${broken ? "tag on" : "tag"}">${broken ? `${broken} switches are set` : "all services work"}</span>
    </h2>
    <p class="lead">
      Lets a part of the calls of every service fail, each in a way of its own. A seed repeats a course.
    </p>
    <form class="row" method="post" action="/faults/all">
      <input type="hidden" name="random" value="true" />
      <label>Share, %<input type="number" name="percent" min="0" max="100" value="10" required /></label>
      <label>Seed<input type="number" name="seed" min="0" value="1" /></label>
      <button>Break at random</button>
      <button class="quiet" formaction="/faults/all/clear" formnovalidate>Heal everything</button>
    </form>
  </section>`;
}

const CUT_LABELS: Readonly<Record<Cut, string>> = {
  before: "closed without an answer",
  middle: "cut in the middle",
  after: "lost after the work is done",
};

function card(service: Service, fault: Fault | null, counts: Counts | null): Markup {
  return html`<section class="card" data-testid="fault-${service}">
    <h2>${service} <span class="${fault ? "tag on" : "tag"}">${fault ? describeFault(fault) : "works"}</span></h2>
    <p class="lead">${SERVICES[service]}. ${countsText(counts)}</p>
    <form class="row" method="post" action="/faults/${service}">
      <label
        >Ways<select name="random">
          <option value="">as set here</option>
          <option value="true" ${fault?.random ? "selected" : ""}>all, at random</option>
        </select></label
      >
      <input type="hidden" name="seed" value="${fault?.seed ?? ""}" />
      ${number("Delay, ms", "delayMs", fault?.delayMs, 0, 120_000)}
      ${number("Status", "status", fault?.status, 200, 599)}
      ${number("Retry-After, s", "retryAfter", fault?.retryAfter, 0, 3600)}
      <label
        >Body<select name="malformed">
          <option value="">as it should be</option>
          ${MALFORMED.map((kind) => html`<option ${fault?.malformed === kind ? "selected" : ""}>${kind}</option>`)}
        </select></label
      >
      <label
        >Connection<select name="cut">
          <option value="">holds</option>
          ${CUTS.map(
            (cut) => html`<option value="${cut}" ${fault?.cut === cut ? "selected" : ""}>${CUT_LABELS[cut]}</option>`,
          )}
        </select></label
      >
      ${number("Share, %", "percent", toPercent(fault), 0, 100)} ${number("Times", "times", fault?.times, 1, 1_000_000)}
      <button>Break</button>
      <button class="quiet" formaction="/faults/${service}/clear" formnovalidate>Heal</button>
    </form>
  </section>`;
}

function number(label: string, name: string, value: number | null | undefined, min: number, max: number): Markup {
  return html`<label
    >${label}<input type="number" name="${name}" min="${min}" max="${max}" value="${value ?? ""}"
  /></label>`;
}

function toPercent(fault: Fault | null): number | null {
  return fault?.share == null ? null : Math.round(fault.share * 100);
}

function countsText(counts: Counts | null): string {
  if (counts === null) return "No call so far.";
  return `${counts.calls} ${counts.calls === 1 ? "call" : "calls"} so far, ${counts.broken} made to fail.`;
}

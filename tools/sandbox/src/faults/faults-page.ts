import { html } from "hono/html";
import { page, type Markup } from "../html/page.ts";
import { describeFault, MALFORMED, type Fault } from "./fault.ts";
import type { FaultStore } from "./fault-store.ts";
import { SERVICE_NAMES, SERVICES, type Service } from "./services.ts";

/** The form with one switch per service. */
export function faultsPage(faults: FaultStore): Markup {
  const set = faults.all();
  return page(
    "Faults",
    "Break a service and look at what the sites do. A switch holds until it is cleared or the sandbox stops.",
    SERVICE_NAMES.map((service) => card(service, SERVICES[service], set.get(service) ?? null)),
  );
}

function card(service: Service, purpose: string, fault: Fault | null): Markup {
  return html`<section class="card" data-testid="fault-${service}">
    <h2>${service} <span class="${fault ? "tag on" : "tag"}">${fault ? describeFault(fault) : "works"}</span></h2>
    <p class="lead">${purpose}</p>
    <form class="row" method="post" action="/faults/${service}">
      <label
        >Delay, ms<input type="number" name="delayMs" min="0" max="120000" value="${fault?.delayMs ?? ""}"
      /></label>
      <label>Status<input type="number" name="status" min="200" max="599" value="${fault?.status ?? ""}" /></label>
      <label>Retry-After, s<input type="number" name="retryAfter" min="0" value="${fault?.retryAfter ?? ""}" /></label>
      <label
        >Body<select name="malformed">
          <option value="">as it should be</option>
          ${MALFORMED.map((kind) => html`<option ${fault?.malformed === kind ? "selected" : ""}>${kind}</option>`)}
        </select></label
      >
      <label
        >Cut<select name="cut">
          <option value="">no</option>
          <option value="true" ${fault?.cut ? "selected" : ""}>yes</option>
        </select></label
      >
      <label
        >Share, 0–1<input type="number" name="share" min="0" max="1" step="0.05" value="${fault?.share ?? ""}"
      /></label>
      <label>Times<input type="number" name="times" min="1" value="${fault?.times ?? ""}" /></label>
      <button>Break</button>
      <button class="quiet" formaction="/faults/${service}/clear">Heal</button>
    </form>
  </section>`;
}

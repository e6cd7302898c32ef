/**
 * Scripts that behave like those of widgets: each loads late, looks for its elements in the page, and after a while
 * fills them with content that is marked as a sample.
 */

/** Trustpilot: a frame for each element of its class, including elements that are added later and passed to it. */
export const TRUSTPILOT = `(() => {
const base = new URL("../../trustboxes/", document.currentScript.src).href;
const loadFromElement = (element, force) => {
  const { templateId, businessunitId, styleHeight, styleWidth, sku = "", name = "" } = element.dataset;
  if (!templateId || !businessunitId || (element.querySelector("iframe") && !force)) return;
  const frame = document.createElement("iframe");
  frame.title = "Customer reviews powered by Trustpilot";
  frame.loading = "auto";
  frame.style = "position:relative;height:" + styleHeight + ";width:" + styleWidth + ";border-style:none;display:block;overflow:hidden";
  frame.src = base + templateId + "/index.html?" + new URLSearchParams({ templateId, businessunitId, sku, name });
  element.replaceChildren(frame);
};
window.Trustpilot = { loadFromElement };
document.querySelectorAll(".trustpilot-widget").forEach((element) => loadFromElement(element));
})();`;

/** HubSpot: a form in the page, some time after it was requested, whose own listener submits it. */
export const HUBSPOT = `(() => {
const FIELDS = {
  email: ["Email", "email"], firstname: ["First name", "text"], company: ["Company", "text"],
  team_size: ["How many people?", "number"], state: ["State", ["", "Arizona", "Florida", "Texas"]], message: ["Anything else?", "textarea"],
};
const FORMS = {
  "sample-lead-1": [["email", "firstname"], "Next"],
  "sample-lead-2": [["company", "state"], "Next"],
  "sample-lead-final": [["email", "firstname", "company", "state", "team_size"], "Get my quote"],
};
const control = (name, id) => {
  const [, type] = FIELDS[name];
  const element = document.createElement(Array.isArray(type) ? "select" : type === "textarea" ? type : "input");
  if (Array.isArray(type)) element.append(...type.map((text) => new Option(text, text)));
  else if (type !== "textarea") element.type = type;
  Object.assign(element, { id: name + "-" + id, name, className: "hs-input", required: name === "email" });
  return element;
};
const create = ({ portalId, formId, target, onFormReady, onFormSubmit, onFormSubmitted }) => setTimeout(() => {
  const slot = document.querySelector(target);
  if (!slot) return;
  const [names, label] = FORMS[formId] ?? [["email", "firstname", "message"], "Send"];
  const form = document.createElement("form");
  form.noValidate = true;
  form.className = "hs-form";
  form.method = "POST";
  form.action = "https://forms.hsforms.com/submissions/v3/public/submit/formsnext/multipart/" + portalId + "/" + formId;
  form.append(...names.map((name) => {
    const field = document.createElement("div");
    field.className = "hs-form-field";
    const text = Object.assign(document.createElement("label"), { htmlFor: name + "-" + formId, textContent: FIELDS[name][0] });
    field.append(text, control(name, formId));
    return field;
  }), Object.assign(document.createElement("input"), { type: "submit", className: "hs-button primary", value: label }));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    onFormSubmit?.(form);
    const fields = Object.fromEntries(new FormData(form));
    await fetch(api + portalId + "/" + formId, {
      method: "POST", headers: { "content-type": "text/plain" },
      body: JSON.stringify({ type: "form", event: "form_submitted", page: location.href, fields }),
    }).catch(() => {});
    const thanks = Object.assign(document.createElement("div"), { className: "submitted-message", textContent: "Thanks! We got your request." });
    form.replaceWith(thanks);
    onFormSubmitted?.(form);
  });
  slot.replaceChildren(form);
  onFormReady?.(form);
}, 60);
const api = new URL("../../forms.hsforms.com/", document.currentScript.src).href;
window.hbspt = { forms: { create } };
})();`;

/** Common Ninja: fills each element of its class when it loads, or when it is called to look again. */
export const COMMON_NINJA = `(() => {
const init = () => setTimeout(() => {
  for (const element of document.querySelectorAll(".commonninja_component:empty")) {
    const id = /pid-([\\w-]+)/.exec(element.className)?.[1];
    const quiz = document.createElement("div");
    quiz.innerHTML = '<p style="font-weight:700;font-size:1.25rem">Which course fits you?</p><p>This is a sample quiz.</p>';
    const choice = document.createElement("div");
    choice.style = "display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem";
    choice.append(...["I'm just starting", "I need to renew"].map((text) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: text });
      button.style = "min-height:48px;padding:.5rem 1rem;border:1px solid;border-radius:8px";
      button.onclick = () => { choice.textContent = "You chose: " + text + "."; };
      return button;
    }));
    quiz.append(choice);
    quiz.dataset.widget = id;
    element.append(quiz);
  }
}, 60);
window.CommonNinja = { init };
init();
})();`;

/**
 * Gladly: reads its settings from the page, requests the answers, and shows them in the element that the settings name.
 */
export const GLADLY = `(async () => {
const { api, orgId, brandId, selector } = window.gladlyHCConfig;
const slot = document.querySelector(selector);
if (!slot) return;
const answers = await fetch(api + "/answers/" + orgId + "/" + brandId).then((response) => response.json()).catch(() => null);
if (!answers) return;
const search = Object.assign(document.createElement("input"), { type: "search", ariaLabel: "Search the help center", placeholder: "Search the help center" });
search.style = "width:100%;min-height:48px;padding:.5rem 1rem;border:1px solid;border-radius:8px;background:transparent;color:inherit";
const list = document.createElement("div");
list.style = "display:grid;gap:.75rem;margin-top:1.25rem";
list.append(...answers.map(([question, answer]) => {
  const item = document.createElement("details");
  item.append(Object.assign(document.createElement("summary"), { textContent: question }), Object.assign(document.createElement("p"), { textContent: answer }));
  item.firstChild.style = "min-height:44px;cursor:pointer;font-weight:600";
  return item;
}));
search.oninput = () => {
  for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(search.value.toLowerCase());
};
slot.append(search, list);
})();`;

/** The sample answers of the simulated help center. */
export const GLADLY_ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  [
    "How do I reset my password?",
    "Choose Sign In, then Forgot password. The email arrives within two minutes. (Sample answer)",
  ],
  ["When do I get my certificate?", "It's in your account the minute you finish the final exam. (Sample answer)"],
  ["Can I switch devices mid-course?", "Yes. Your place is saved on every device. (Sample answer)"],
  ["How do refunds work?", "Write to us within 30 days of your purchase. (Sample answer)"],
];

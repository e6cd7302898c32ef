// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { becomeAmbassador, type BecomeAmbassador } from "./become-ambassador.ts";
import { examples } from "./examples.ts";
import { ambassadorInvite } from "./index.tsx";
import { SignUp } from "./SignUp.client.tsx";

const whole = examples["whole"] ?? {};
const LINK = "https://refer.example.com/abc?campaignid=33113";
const FAILURE = "Oops! We encountered an error. Please try again.";

beforeAll(() => loadIslands(ambassadorInvite, whole));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A promise, and the function with which the test resolves it. */
function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

function signUp(become: BecomeAmbassador) {
  const asked = vi.fn(become);
  const { container } = render(
    <dialog open>
      <SignUp id="a" form="ambassadorInvite-2" become={asked} />
    </dialog>,
  );
  const button = () => screen.getByRole("button", { name: "Get my link" });
  return {
    asked,
    button,
    step: () => container.querySelector<HTMLElement>(".cw-sign-up")?.dataset["step"],
    send: async (email: string) => {
      fireEvent.input(screen.getByLabelText("Email Address"), { target: { value: email } });
      await act(async () => void fireEvent.click(button()));
    },
    close: () => act(() => void container.querySelector("dialog")?.dispatchEvent(new Event("close"))),
  };
}

test("the button says GET MY REFERRAL LINK unless the editor says otherwise, and opens the sign-up [BL-ambassadorInvite-001, BL-ambassadorInvite-002]", () => {
  const body = renderBody(ambassadorInvite, whole);
  const button = body.querySelector(".cw-invite-main button");

  expect(button?.textContent).toBe("GET MY REFERRAL LINK");
  expect(body.querySelector(`dialog[id="${button?.getAttribute("commandfor")}"] form`)).not.toBeNull();
  expect(
    renderBody(ambassadorInvite, examples["wordsAlone"]).querySelector(".cw-invite-main button")?.textContent,
  ).toBe("Refer a friend");
});

test("shows every documented field [BL-ambassadorInvite-003]", () => {
  const body = renderBody(ambassadorInvite, {
    ...whole,
    ctaStyle: "tertiary",
    backgroundColor: "#10243e",
    backgroundImage: [{ url: "/back.png" }],
  });
  const section = body.querySelector("section");

  expect(body.querySelector("h1")?.textContent).toBe("Give 30%, get $25");
  expect(body.querySelector(".cw-invite-main p")?.textContent).toContain("Know someone who");
  expect(body.querySelector(".cw-invite-aside h2")?.textContent).toBe("How it works");
  expect(body.querySelector<HTMLElement>(".cw-invite-main button")?.dataset["style"]).toBe("tertiary");
  expect([section?.dataset["ground"], section?.style.backgroundImage]).toEqual(["deep", 'url("/back.png")']);
});

test.each([
  ["#10243e", "deep"],
  ["#123", "deep"],
  ["#fdf3d7", "plain"],
  ["#fff", "plain"],
  ["navy", "plain"],
  [null, "plain"],
])("on the color %s the words are those of the ground %s", (backgroundColor, ground) => {
  expect(renderBody(ambassadorInvite, { ...whole, backgroundColor }).querySelector("section")?.dataset["ground"]).toBe(
    ground,
  );
});

test("a brand without a referral group invites nobody [CFG-012]", () => {
  expect(renderHtml(ambassadorInvite, whole, { brand: testBrands.dec })).toBe("");
});

test("step 1 has its title and its words, and step 2 its own [MD-005, MD-006]", async () => {
  const dialog = renderBody(ambassadorInvite, whole).querySelector("dialog");
  const title = (step: number) => dialog?.querySelector(`h2 [data-for-step="${step}"]`)?.textContent;

  expect([title(1), title(2)]).toEqual(["Refer your friends", "Start sharing now!"]);
  expect(dialog?.querySelector("form p")?.textContent).toBe("Enter your email to join our ambassador program.");

  const { send, step } = signUp(async () => ({ url: LINK }));
  expect(step()).toBe("1");
  await send(" ana@example.com ");
  expect(step()).toBe("2");
  expect(document.activeElement?.textContent).toBe("Start sharing your link below");
  expect(screen.getByRole("link", { name: LINK }).getAttribute("href")).toBe(LINK);
});

test("the link can be copied, and a browser that refuses is no dead end [MD-006]", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { send } = signUp(async () => ({ url: LINK }));
  await send("ana@example.com");
  const copy = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy my link" })));

  await copy();
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(screen.getByRole("status").textContent).toMatch(/^Copied/);
  writeText.mockRejectedValue(new Error("no"));
  await copy();
  expect(screen.getByRole("status").textContent).toContain("Select the link");
});

test("closing goes back to step 1, with nothing typed [MD-007]", async () => {
  const { send, step, close } = signUp(async () => ({ url: LINK }));
  await send("ana@example.com");
  close();

  expect(step()).toBe("1");
  expect(screen.getByLabelText<HTMLInputElement>("Email Address").value).toBe("");
});

test("an answer that comes after closing changes nothing [MD-007]", async () => {
  const { promise, resolve } = later<{ url: string }>();
  const { send, step, close } = signUp(() => promise);
  await send("ana@example.com");
  close();
  await act(async () => resolve({ url: LINK }));

  expect(step()).toBe("1");
});

test.each(["", "  ", "ana", "ana@example", "ana@example.c", "a b@example.com"])(
  "the address %j is told to be none, and nothing is asked [MD-008, MD-009]",
  async (email) => {
    const { send, asked } = signUp(async () => ({ url: LINK }));
    await send(email);
    const input = screen.getByLabelText("Email Address");

    expect(screen.getByText("Valid email required.")).toBeTruthy();
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(input);
    expect(asked).not.toHaveBeenCalled();
  },
);

test("while it asks the button is busy; a failure says so, and the spinner stops [MD-010]", async () => {
  const { promise, resolve } = later<{ message: string }>();
  const { send, button, asked } = signUp(() => promise);
  await send(" ana@example.com ");
  expect(asked).toHaveBeenCalledWith({ email: "ana@example.com", website: "" });
  expect(button().getAttribute("aria-busy")).toBe("true");

  await act(async () => resolve({ message: FAILURE }));
  expect(screen.getByRole("alert").textContent).toBe(FAILURE);
  expect(button().hasAttribute("aria-busy")).toBe(false);
});

test.each([
  ["a link", async () => Response.json({ url: LINK }), { url: LINK }],
  [
    "a refusal in words",
    async () => Response.json({ message: "Too often." }, { status: 429 }),
    { message: "Too often." },
  ],
  ["a failure", async () => Response.json({ message: FAILURE }, { status: 502 }), { message: FAILURE }],
  ["no link", async () => Response.json({}), { message: FAILURE }],
  ["HTML", async () => new Response("<html>"), { message: FAILURE }],
  ["nothing at all", () => Promise.reject(new Error("offline")), { message: FAILURE }],
])("an answer of %s is read as it is meant [API-041, MD-010]", async (_, answer, outcome) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal("fetch", fetch);

  expect(await becomeAmbassador({ email: "ana@example.com", website: "" })).toEqual(outcome);
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/ambassador/");
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"email":"ana@example.com","website":""}');
});

import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { restoreAddress, using } from "./island-story.tsx";

/** Islands with choices, and what follows from a choice. */
const meta: Meta = { title: "Islands/Choices", parameters: { bare: true }, beforeEach: restoreAddress };
export default meta;
type Story = StoryObj;

export const BundleOfTwoStates: Story = using("bundleBuilder", "whole", async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole("button", { name: "Go to checkout" })).toBeDisabled();
  await userEvent.click(await canvas.findByRole("button", { name: /^States/u }));
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Texas" }));
  await userEvent.click(canvas.getByRole("checkbox", { name: "Utah" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(canvas.getByRole("radio", { name: "Online Self-Study" }));
  await expect(await canvas.findByRole("heading", { name: "Your main course" })).toBeVisible();
  await waitFor(() => expect(canvas.getByText(/^Total Tuition/u)).toHaveTextContent(/\$\d/u));
  await expect(await canvas.findByRole("link", { name: /Go to checkout/u })).toHaveAttribute(
    "href",
    expect.stringContaining("productId="),
  );
});

export const StudyPlanOfAnotherState: Story = using("productBuilder", "whole", async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "State" }), "Arizona");
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Course" })).toHaveDisplayValue("Managing Broker"));
  await userEvent.click(canvas.getByRole("radio", { name: /1 Week/u }));
  await waitFor(() =>
    expect(canvas.getByRole("link", { name: /1 Week/u })).toHaveAttribute(
      "href",
      expect.stringContaining("productId=1005"),
    ),
  );
});

export const CoursesOfOneState: Story = using("productCards", "filterByState", async ({ canvas, userEvent }) => {
  const before = (await canvas.findAllByRole("article")).length;
  await userEvent.click(await canvas.findByRole("radio", { name: "Ohio" }));
  await waitFor(() => expect(canvas.getAllByRole("article").length).toBeLessThan(before));
});

export const PickedProduct: Story = using("productPicker", "whole", async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Your state" }), "Florida");
  await waitFor(() => expect(canvas.getByRole("link")).toHaveAttribute("href", expect.stringContaining("florida")));
});

export const PriceOfAnotherState: Story = using("aarpPriceSelector", "whole", async ({ canvas, userEvent }) => {
  const heading = (await canvas.findByRole("heading", { level: 2 })).textContent;
  // A list that a button opens on large screens; the browser's own select on small ones.
  const list = canvas.queryByRole("button", { name: /^Select your state/u });
  if (list?.checkVisibility()) {
    await userEvent.click(list);
    await userEvent.keyboard("{ArrowUp}{Enter}");
  } else {
    const select = canvas.getByRole<HTMLSelectElement>("combobox");
    const other = [...select.options].find(({ selected }) => !selected);
    await userEvent.selectOptions(select, other?.value ?? "");
  }
  await waitFor(() => expect(canvas.getByRole("heading", { level: 2 })).not.toHaveTextContent(heading));
});

export const AnswerOfAState: Story = using("aarpFaq", "builtIn", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText("How long is the course?"));
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Your state" }), "Florida");
  await expect(await canvas.findByText("Florida asks for 6 hours.")).toBeVisible();
});

export const JobsOfOneTeam: Story = using("careers", "whole", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Engineering" }));
  await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 open role"));
  await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
});

export const ArticlesOfOneCategory: Story = using("careerCenter", "twoPages", async ({ canvas, userEvent }) => {
  const before = canvas.getByRole("status").textContent;
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Filter by Category" }), "Exam");
  await waitFor(() => expect(canvas.getByRole("status")).not.toHaveTextContent(before));
});

export const PageOfAState: Story = using("multiColumn", "three", async ({ canvas, canvasElement, userEvent }) => {
  const list = canvasElement.querySelector<HTMLElement>(".cw-dropdown-list");
  if (list === null) throw new Error("The block shows no dropdown.");
  const followed: string[] = [];
  // A story must not navigate.
  list.addEventListener("click", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.textContent);
  });
  const [first] = list.querySelectorAll("a");
  // The browser's own select on small screens; a list that a button opens on larger ones.
  const select = canvas.queryAllByRole("combobox").find((found) => found.checkVisibility());
  // The script that handles the select may still be loading.
  if (select)
    await waitFor(async () => {
      await userEvent.selectOptions(select, first?.textContent ?? "");
      await expect(followed).not.toEqual([]);
    });
  else {
    await userEvent.click(canvas.getAllByRole("button", { name: /your state|select/iu })[0] ?? canvasElement);
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(first ?? list);
  }
  await waitFor(() => expect(followed).toEqual([first?.textContent]));
});

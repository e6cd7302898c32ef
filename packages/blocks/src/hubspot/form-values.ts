/** The values typed into forms, by field name. A name may have several values, as with checkboxes. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** Adds a form's values to those of earlier forms. For the same name, the later form counts. Files are left out. */
export function collected(before: FormValues, form: HTMLFormElement): FormValues {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values.set(name, [...(values.get(name) ?? []), value]);
  }
  return new Map([...before, ...values]);
}

/**
 * Copies values into the fields of the same names, as if the visitor had typed them: the form's own script gets the
 * events.
 * [BL-hubspot-006]
 */
export function copyInto(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    const given = "name" in field ? values.get(String(field.name)) : undefined;
    if (given === undefined || !isField(field)) continue;
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      // The form's script listens for clicks.
      if (field.checked !== given.includes(field.value)) field.click();
    } else if (!(field instanceof HTMLInputElement && field.type === "file")) {
      write(field, given[0] ?? "");
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Uses the prototype's setter: a script that watches `value` on the instance would treat the change as known. */
function write(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const moment of ["input", "change"]) field.dispatchEvent(new Event(moment, { bubbles: true }));
}

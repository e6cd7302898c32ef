import { below, type FlightRow, type Reference, referenceOf } from "./flight.ts";

/** More steps than any chain of references has. */
const MOST_STEPS = 50;

/** Hears of each step of a reference: from which value, and the names of this step and the next. */
export type OnStep = (from: unknown, step: string, next: string | undefined) => void;

/** The values of the data's rows. */
export class FlightValues {
  readonly #rows = new Map<string, unknown[]>();
  readonly #modules = new Map<string, unknown>();

  constructor(rows: readonly FlightRow[]) {
    for (const { id, tag, body } of rows) {
      const values = this.#rows.get(id) ?? [];
      this.#rows.set(id, values);
      if (tag === "") values.push(JSON.parse(body));
      else if (tag === "I") this.#modules.set(id, JSON.parse(body));
      // A text is no reference, whatever it begins with.
      else if (tag === "T") values.push(body.startsWith("$") ? `$${body}` : body);
    }
  }

  has = (id: string): boolean => this.#rows.has(id);

  /** All values of a row: none of a module, several of a list. */
  of = (id: string): readonly unknown[] => this.#rows.get(id) ?? [];

  /** Where a module is loaded from; undefined for what is none. */
  module = (id: string): unknown => this.#modules.get(id);

  /** What a value is once its references are followed; undefined for a module and for what is not there. */
  resolved(value: unknown, onStep?: OnStep, steps = 0): unknown {
    const reference = typeof value === "string" ? referenceOf(value) : null;
    if (reference === null) return value;
    return steps > MOST_STEPS ? undefined : this.#found(reference, onStep, steps + 1);
  }

  #found({ id, path }: Reference, onStep: OnStep | undefined, steps: number): unknown {
    const values = this.of(id);
    let value = values.length === 1 ? this.resolved(values[0], onStep, steps) : undefined;
    for (const [index, step] of path.entries()) {
      onStep?.(value, step, path[index + 1]);
      value = this.resolved(below(value, step), onStep, steps);
    }
    return value;
  }
}

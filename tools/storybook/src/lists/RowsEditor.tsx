import { type ReactNode, useId } from "react";
import {
  describeRow,
  type Row,
  rowType,
  toRows,
  withField,
  withMovedRow,
  withNewRow,
  withoutRow,
} from "./edit-rows.ts";
import type { ListPart, ListShape } from "./list-shape.ts";

interface RowsEditorProps {
  readonly shape: ListShape;
  /** The name of the list, for its buttons. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** The rows of a list, each with a control for every field, and buttons to add, move and remove rows. */
export function RowsEditor({ shape, name, value, onChange }: RowsEditorProps): ReactNode {
  const rows = toRows(value);
  const types = Object.keys(shape.rows);
  return (
    <div className="cw-rows">
      {rows.map((row, index) => {
        const type = rowType(shape, row);
        const parts = type === null ? [] : (shape.rows[type] ?? []);
        const title = `${index + 1}. ${describeRow(row, parts)}`;
        return (
          <details key={index}>
            <summary>{types.length > 1 ? `${title} (${type})` : title}</summary>
            <RowButtons title={title} index={index} rows={rows} onChange={onChange} />
            {parts.map((part) => (
              <Part
                key={part.handle}
                part={part}
                value={row[part.handle]}
                onChange={(next) => onChange(withField(rows, index, part.handle, next))}
              />
            ))}
          </details>
        );
      })}
      {shape.many || rows.length === 0
        ? types.map((type) => (
            <button key={type} type="button" onClick={() => onChange(withNewRow(rows, shape, type))}>
              Add to {name}
              {types.length > 1 ? `: ${type}` : ""}
            </button>
          ))
        : null}
    </div>
  );
}

interface RowButtonsProps {
  readonly title: string;
  readonly index: number;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

function RowButtons({ title, index, rows, onChange }: RowButtonsProps) {
  return (
    <div className="cw-row-buttons">
      <button
        type="button"
        aria-label={`Move up: ${title}`}
        disabled={index === 0}
        onClick={() => onChange(withMovedRow(rows, index, -1))}
      >
        ↑ Up
      </button>
      <button
        type="button"
        aria-label={`Move down: ${title}`}
        disabled={index === rows.length - 1}
        onClick={() => onChange(withMovedRow(rows, index, 1))}
      >
        ↓ Down
      </button>
      <button type="button" aria-label={`Remove: ${title}`} onClick={() => onChange(withoutRow(rows, index))}>
        Remove
      </button>
    </div>
  );
}

interface PartProps {
  readonly part: ListPart;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Part({ part, value, onChange }: PartProps) {
  const id = useId();
  if (part.kind === "list")
    return (
      <fieldset>
        <legend title={part.about}>{part.name}</legend>
        <RowsEditor shape={part.list} name={part.name} value={value} onChange={onChange} />
      </fieldset>
    );
  return (
    <div className="cw-part" data-kind={part.kind}>
      <label htmlFor={id} title={part.about}>
        {part.name}
      </label>
      <PartInput id={id} part={part} value={value} onChange={onChange} />
    </div>
  );
}

const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Craft sends null for a field that nobody filled in. */
const toWire = (text: string): string | null => (text === "" ? null : text);

function PartInput({ id, part, value, onChange }: PartProps & { readonly id: string }) {
  const text = toText(value);
  switch (part.kind) {
    case "toggle":
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      );
    case "choice":
      return (
        <select id={id} value={text} onChange={({ target }) => onChange(toWire(target.value))}>
          <option value="">By default</option>
          {part.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "long":
      return <textarea id={id} rows={3} value={text} onChange={({ target }) => onChange(toWire(target.value))} />;
    case "number":
      return (
        <input
          id={id}
          type="number"
          value={text}
          onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        />
      );
    case "date":
      return (
        <input
          id={id}
          type="datetime-local"
          value={text.slice(0, "2026-11-21T18:00".length)}
          onChange={({ target }) => onChange(target.value === "" ? null : `${target.value}:00.000Z`)}
        />
      );
    default:
      return <input id={id} type="text" value={text} onChange={({ target }) => onChange(toWire(target.value))} />;
  }
}

import type { ReactNode } from "react";
import { useArgs, useArgTypes } from "storybook/manager-api";
import type { ListField } from "./list-shape.ts";
import { RowsEditor } from "./RowsEditor.tsx";

/** Storybook's panel for the fields of a block that have rows, pictures or entries. */
export function ListsPanel(): ReactNode {
  const [args, updateArgs, resetArgs] = useArgs();
  const lists = Object.entries(useArgTypes()).flatMap(([handle, { list }]) =>
    isListField(list) ? [{ handle, ...list }] : [],
  );
  return (
    <div className="cw-lists">
      <style>{STYLE}</style>
      {lists.map(({ handle, name, about, list }) => (
        <section key={handle} aria-label={name}>
          <h3>{name}</h3>
          <p>{about}</p>
          <RowsEditor
            shape={list}
            name={name}
            // On a slow machine Storybook knows a story's fields before their values, against the type of useArgs.
            value={args?.[handle]}
            onChange={(rows) => updateArgs({ [handle]: rows })}
          />
        </section>
      ))}
      <button type="button" onClick={() => resetArgs(lists.map(({ handle }) => handle))}>
        Reset all lists
      </button>
    </div>
  );
}

const isListField = (value: unknown): value is ListField =>
  typeof value === "object" && value !== null && "list" in value;

/** Colors follow Storybook's theme, light or dark. */
const STYLE = `
.cw-lists { padding: 16px; font-size: 13px; line-height: 1.5; max-width: 720px }
.cw-lists h3 { margin: 0; font-size: 14px; font-weight: 700 }
.cw-lists p { margin: 0 0 8px }
.cw-lists section { margin-bottom: 24px }
.cw-lists details, .cw-lists fieldset { margin: 0 0 8px; padding: 6px 10px; border: 1px solid; border-color: color-mix(in srgb, currentColor 30%, transparent); border-radius: 4px }
.cw-lists summary { min-height: 24px; font-weight: 600; cursor: pointer }
.cw-lists legend { padding: 0 4px; font-weight: 600 }
.cw-part { display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 8px; align-items: start; margin: 8px 0 }
.cw-part label { overflow-wrap: anywhere }
.cw-lists input, .cw-lists select, .cw-lists textarea { width: 100%; min-height: 32px; padding: 4px 8px; border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: 4px; background: transparent; color: inherit; font: inherit }
.cw-lists option { color: #1b1f26 }
.cw-lists input[type="checkbox"] { width: 20px; min-height: 20px }
.cw-lists button { min-height: 32px; margin: 2px 6px 2px 0; padding: 0 10px; border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: 4px; background: transparent; color: inherit; font: inherit; cursor: pointer }
.cw-lists button:disabled { opacity: 0.5; cursor: default }
.cw-lists :focus-visible { outline: 2px solid #1a73e8; outline-offset: 1px }
`;

import type { FormPosition } from "./send-form.ts";

/** A form's hidden data, and the honeypot: people never see the honeypot, so only a bot fills it. */
export function HiddenFields({ path, index }: { readonly path: string; readonly index: FormPosition }) {
  const id = `block-${index}-website`;
  return (
    <>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="index" value={index} />
      <div className="cw-trap" aria-hidden="true">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

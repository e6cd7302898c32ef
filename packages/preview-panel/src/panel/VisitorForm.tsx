import { STATES_AND_DC } from "@courseway/brand/rules";
import { URL_COUPON_PARAMETERS } from "@courseway/coupons";
import type { FormEvent } from "react";
import { NEW_VISITOR, readVisitorParameter, type SimulatedVisitor } from "@courseway/visitor/simulated";

interface VisitorFormProps {
  /** Null for the editor as the visitor. */
  readonly visitor: SimulatedVisitor | null;
  /** The brand's own coupon parameters, which are listed first. */
  readonly parameters: readonly string[];
  readonly campaigns: readonly string[];
  /** Shows the page as that visitor sees it; a phone gets its own window. */
  readonly onVisit: (visitor: SimulatedVisitor | null) => void;
}

/** Reads the form like a URL: its field names are those of the URL's parameters. */
function readFormVisitor(form: HTMLFormElement): SimulatedVisitor | null {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  return readVisitorParameter(new URLSearchParams(texts).toString());
}

/**
 * Lets the editor define a visitor. The page reloads for that visitor, and nothing is written to the editor's browser.
 */
export function VisitorForm({ visitor, parameters, campaigns, onVisit }: VisitorFormProps) {
  const { state, emailed, coupon, campaign, consent, isReturning, hasPhone } = visitor ?? NEW_VISITOR;
  const names = [...new Set([...parameters, ...URL_COUPON_PARAMETERS])];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onVisit(readFormVisitor(event.currentTarget));
  };
  return (
    <form onSubmit={submit}>
      <p>{visitor === null ? "You see the page as yourself." : "You see the page as the visitor below."}</p>
      <label>
        State
        <select name="state" defaultValue={state ?? ""}>
          <option value="">Not known</option>
          {STATES_AND_DC.map(({ abbreviation, name }) => (
            <option key={abbreviation} value={abbreviation}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <label>
          Coupon in the address
          <input name="codes" defaultValue={coupon?.codes ?? ""} autoComplete="off" />
        </label>
        <label>
          under
          <select name="parameter" defaultValue={coupon?.parameter ?? names[0]}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Emailed coupon
          <input name="mail" defaultValue={emailed?.code ?? ""} autoComplete="off" />
        </label>
        <label>
          hours ago
          <input name="mailHours" type="number" min="0" max="87600" defaultValue={(emailed?.ageMs ?? 0) / 3_600_000} />
        </label>
      </fieldset>
      <label>
        Ambassador campaign
        <select name="campaign" defaultValue={campaign ?? ""}>
          <option value="">None</option>
          {campaigns.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label>
        Device
        <select name="phone" defaultValue={hasPhone ? "1" : "0"}>
          <option value="0">Computer</option>
          <option value="1">Phone, in a window of its own</option>
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="consent" value="1" defaultChecked={consent === 1} /> Wants nothing sold or shared
      </label>
      <label className="check">
        <input type="checkbox" name="returning" value="1" defaultChecked={isReturning} /> Was here before
      </label>
      <div className="bar">
        <button className="primary">See the page as this visitor</button>
        {visitor === null ? null : (
          <button type="button" onClick={() => onVisit(null)}>
            As myself
          </button>
        )}
      </div>
    </form>
  );
}

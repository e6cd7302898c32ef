import { dropdownLink, linkRules, findState, type BrandConfig } from "@courseway/brand";
import { fieldsSchema } from "@courseway/content-client";
import { type ChosenLook, chosenLook } from "../button-fields.ts";
import type { CtaStyle } from "../cta.ts";
import {
  DEFAULT_PICKER_CTA,
  type PickerCtaContent,
  pickerLabels,
  type PickerLabels,
  type PickerRow,
} from "./fields.ts";

/** Where a button leads, and how. */
export interface PickerTarget {
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  readonly noreferrer: boolean;
}

export interface PickerProduct extends PickerTarget {
  readonly name: string;
  /** What the button says in place of its own words. */
  readonly ctaOverride: string | null;
}

export interface PickerState {
  readonly name: string;
  /** Two letters, as the location cookie holds them; null for a row that names no state. [LOC-004] */
  readonly code: string | null;
  /** At least one, in the editor's order. */
  readonly products: readonly PickerProduct[];
}

export interface PickerCta {
  readonly label: string;
  readonly style: CtaStyle;
  /** How an editor wants the button; absent where they said nothing. */
  readonly look?: ChosenLook;
  readonly fullWidth: boolean;
  readonly noopener: boolean;
  readonly useIcon: boolean;
  /** Where it leads while no product is chosen. */
  readonly own: PickerTarget | null;
}

/** A product picker that is ready to show. */
export interface PickerData {
  readonly stateLabel: string;
  readonly productLabel: string;
  /** By name. */
  readonly states: readonly PickerState[];
  readonly cta: PickerCta;
}

/** What an editor sets on a picker; some blocks have a table alone. */
export interface PickerContent extends Partial<PickerLabels> {
  readonly productPickerTable: readonly PickerRow[];
  readonly cta?: PickerCtaContent;
}

/** A picker that shortcodes find by its key. [CH-002] */
export interface KeyedPicker extends PickerContent {
  readonly pickerKey: string;
}

const LABELS = fieldsSchema(pickerLabels).parse({});

/** A picker of the table's products, or null where no row names a state and leads anywhere. [BL-productPicker-001] */
export function buildPicker(content: PickerContent, brand: BrandConfig): PickerData | null {
  const { productPickerTable, stateDropdownLabel, productDropdownLabel, cta = DEFAULT_PICKER_CTA } = content;
  const states = listStates(productPickerTable, cta, brand);
  if (states.length === 0) return null;
  return {
    stateLabel: stateDropdownLabel ?? LABELS.stateDropdownLabel,
    productLabel: productDropdownLabel ?? LABELS.productDropdownLabel,
    states,
    cta: buildPickerCta(cta),
  };
}

function buildPickerCta({ buttonText, bgTheme, buttonLink, ...cta }: PickerCtaContent): PickerCta {
  const { fullWidth, noopener, useIcon, newTab, nofollow, noreferrer } = cta;
  const own = buttonLink === null ? null : { href: buttonLink, newTab, nofollow, noreferrer };
  return { label: buttonText, style: bgTheme, ...chosenLook(cta), fullWidth, noopener, useIcon, own };
}

/** The rows of each state together, however their editor wrote it. */
function listStates(rows: readonly PickerRow[], cta: PickerCtaContent, brand: BrandConfig): readonly PickerState[] {
  const rules = linkRules(brand);
  const states = new Map<string, PickerState>();
  for (const row of rows) {
    if (!row.state || !row.productLink) continue;
    const known = findState(row.state);
    const name = known?.name ?? row.state;
    const { href, newTab } = dropdownLink(row.productLink, "", rules);
    const product: PickerProduct = {
      name: row.productName || name,
      ctaOverride: row.ctaOverride || null,
      href,
      newTab: newTab || cta.newTab,
      nofollow: row.noFollow,
      noreferrer: row.noReferrer,
    };
    const products = [...(states.get(name)?.products ?? []), product];
    states.set(name, { name, code: known?.abbreviation ?? null, products });
  }
  return [...states.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

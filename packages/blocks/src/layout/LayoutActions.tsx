import { ButtonGroup } from "@courseway/ui";
import { CtaButton } from "../shared/CtaButton.tsx";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { Picker } from "../offer/picker/Picker.tsx";
import type { LayoutActions as Actions } from "./view.ts";

interface LayoutActionsProps {
  readonly actions: Actions;
  readonly modalId: string | undefined;
}

/** Buttons in a row or a grid, then the dropdown and the picker. [BL-layout-001, BL-layout-002] */
export function LayoutActions({ actions, modalId }: LayoutActionsProps) {
  const { ctas, layout, align, dropdown, picker } = actions;
  if (ctas.length === 0 && !dropdown && !picker) return null;
  return (
    <div className="cw-layout-actions" data-align={align === "left" ? undefined : align}>
      {ctas.length > 0 && (
        <ButtonGroup layout={layout} align={align}>
          {ctas.map((cta) => (
            <CtaButton key={`${cta.label} ${cta.link}`} cta={cta} opens={modalId} />
          ))}
        </ButtonGroup>
      )}
      {dropdown && <Dropdown {...dropdown} />}
      {picker && <Picker {...picker} />}
    </div>
  );
}

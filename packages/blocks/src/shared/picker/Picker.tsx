import { Icon, linkAttributes } from "@courseway/ui";
import { useId } from "react";
import type { PickerData } from "./build-picker.ts";
import { Island } from "../island/Island.client.tsx";

/** A choice of state and product with a button; without script a list of all products. [BL-productPicker-001] */
export function Picker(picker: PickerData) {
  const id = useId();
  return (
    <div className="cw-picker">
      <Island of="Picker" id={id} {...picker} arrow={picker.cta.useIcon ? <Icon name="arrow-right" /> : null} />
      <noscript>
        <ul className="cw-picker-links">
          {picker.states.map(({ name, products }) => (
            <li key={name}>
              <b>{name}</b>{" "}
              {products.map((product, index) => (
                <a key={index} href={product.href} {...linkAttributes(product)}>
                  {product.name}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}

/** A whole number of US cents. Every amount between the wire and `formatPrice` is of this unit. */
export type Cents = number;

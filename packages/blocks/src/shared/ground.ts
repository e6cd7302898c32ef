/** The ground of a block whose own design asks for none: neighbors differ, so that the page has a rhythm. */
export function getGround(index: number): "plain" | "tint" {
  return index % 2 === 1 ? "tint" : "plain";
}

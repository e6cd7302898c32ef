/** The background of a block whose design has none of its own. It alternates, so neighboring blocks differ. */
export function getGround(index: number): "plain" | "tint" {
  return index % 2 === 1 ? "tint" : "plain";
}

import { fileStore } from "../file-store.ts";
import { buildSighting } from "./sightings.ts";

/** Writes prices that rise by a cent into the folder that is given, and says each that was written, until it is killed. */
const [, , folder = "", first = ""] = process.argv;
const store = fileStore({ folder });
for (let price = Number(first); ; price += 1) {
  await store.add(
    [buildSighting("p1", "/", price), buildSighting(`p${price}`, "/a-longer-page/of-a-course/", price)],
    Date.now(),
  );
  process.stdout.write(`${price}\n`);
}

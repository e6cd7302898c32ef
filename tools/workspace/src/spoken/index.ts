import { virtual } from "@guidepup/virtual-screen-reader";

/** More words than any part has: a longer walk does not end. */
const MOST_WORDS = 1500;

const END = "end of document";

/** Opens what a script, scrolling or a click would show, so that the walk reads it too. */
const openAll = (html: string): string =>
  html.replaceAll(/<template data-slot="\d+">|<\/template>| inert=""/gu, "").replaceAll("<dialog ", "<dialog open ");

/**
 * Reads HTML with a virtual screen reader, in a test under jsdom.
 * @returns all spoken phrases from top to bottom, one per line
 * @throws Error if it does not reach the end
 */
export async function listenTo(html: string): Promise<string> {
  document.body.innerHTML = openAll(html);
  await virtual.start({ container: document.body });
  let last = await virtual.lastSpokenPhrase();
  for (let step = 0; step < MOST_WORDS && last !== END; step += 1) {
    await virtual.next();
    last = await virtual.lastSpokenPhrase();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  document.body.replaceChildren();
  if (last !== END)
    throw new Error(`After ${MOST_WORDS} words the walk had not come to the end: "${last}". Raise MOST_WORDS.`);
  return `${phrases.join("\n")}\n`;
}

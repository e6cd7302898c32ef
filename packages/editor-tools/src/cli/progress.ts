import { Presets, SingleBar } from "cli-progress";

/** Shows the progress of reading a brand. */
export interface Progress {
  readonly show: (brand: string, read: number, of: number) => void;
  readonly stop: () => void;
}

/**
 * Shows a bar on the terminal's error output, separate from the command's output; shows nothing if that is not a
 * terminal.
 */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { stream, format: "{brand} {bar} {value}/{total} pages", clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  let shown = "";
  return {
    show: (brand, read, of) => {
      if (shown !== brand) bar.start(of, 0, { brand });
      shown = brand;
      bar.update(read, { brand });
      if (read >= of) bar.stop();
    },
    stop: () => bar.stop(),
  };
}

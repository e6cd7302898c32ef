import { getMessage, type Report } from "@courseway/observability";
import { type RichTextProblem, type ShortcodeComponents, ISLAND_FAULT } from "@courseway/ui";
import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Slot } from "@courseway/page-model";
import { stateName, ROW_MARK } from "@courseway/chrome";
import { BlockNotice } from "./EditorNotices.tsx";
import { isSuspension, resolveNode, type TextOptions } from "@courseway/chrome/safe-tree";

interface BlockSlotProps {
  readonly slot: Slot;
  /** Whether problems show, as in development and previews. On a published page a block with a problem is left out. */
  readonly showErrors: boolean;
  /** Whether the block's element gets its row's number for the preview's panel. */
  readonly isInspected?: boolean;
  /** Whether the block's element gets its row's number for field measurements. */
  readonly isMeasured?: boolean;
  readonly report: Report;
  /** The rendered shortcodes of the block's texts. */
  readonly shortcodes?: ShortcodeComponents | undefined;
}

type SlotContent = { readonly node: ReactNode; readonly warnings: readonly string[] } | { readonly reason: string };

/** A text over a limit removes its block, and the editor must shorten it; a failing shortcode removes only itself. */
function textOptions(
  { slot: { name, index }, report, shortcodes }: Pick<BlockSlotProps, "slot" | "report" | "shortcodes">,
  warnings: string[],
): TextOptions {
  const onProblem = ({ kind, message, error }: RichTextProblem): void => {
    if (kind === "over-limit") throw new Error(message, { cause: error });
    warnings.push(message);
    report({ level: "warn", message: `Block ${name} (${index}): ${message}`, tags: { block: name }, error });
  };
  return { components: shortcodes, onProblem, stateName };
}

function renderContent(props: BlockSlotProps): SlotContent {
  const { slot, report } = props;
  const warnings: string[] = [];
  if (slot.kind === "problem") return { reason: slot.reason };
  try {
    return { node: resolveNode(slot.render(), textOptions(props, warnings)), warnings };
  } catch (error) {
    if (isSuspension(error)) throw error;
    const reason = getMessage(error);
    report({
      level: "error",
      message: `Block ${slot.name} (${slot.index}) threw and is left out: ${reason}`,
      tags: { block: slot.name },
      error,
    });
    return { reason };
  }
}

type Mark = Readonly<Record<"data-inspected-block" | typeof ROW_MARK, number | undefined>>;

/** Marks the block's first element. An island has no element of its own here, so it gets one without a box. */
function marked(node: ReactNode, mark: Mark): ReactNode {
  if (isValidElement<{ children?: ReactNode } & Mark>(node)) {
    if (typeof node.type === "string") return cloneElement(node, mark);
    const { children } = node.props;
    if (node.type === Fragment && isValidElement(children)) return marked(children, mark);
  }
  return (
    <div className="contents" {...mark}>
      {node}
    </div>
  );
}

const readFileMark = ({ slot: { index }, isInspected, isMeasured }: BlockSlotProps): Mark => ({
  "data-inspected-block": isInspected ? index : undefined,
  [ROW_MARK]: isMeasured ? index : undefined,
});

const EMPTY =
  "It shows nothing, because its fields are empty or what it would show is over. Fill it in or delete the row.";

/** One block of the page. A block that throws is left out and reported; other blocks are unaffected. */
export function BlockSlot(props: BlockSlotProps) {
  const { slot, showErrors } = props;
  const content = renderContent(props);
  if ("reason" in content)
    return showErrors ? <BlockNotice kind="problem" name={slot.name} index={slot.index} text={content.reason} /> : null;
  const missing = slot.kind === "block" && slot.missing !== null ? [slot.missing] : [];
  const warnings = content.node === null ? [EMPTY] : [...content.warnings, ...missing];
  if (content.node === null && !showErrors) return null;
  const mark = (props.isInspected || props.isMeasured) && content.node !== null ? readFileMark(props) : null;
  // Without Suspense: React moves a boundary above some size to the end of the page, hidden until a script inserts it.
  return (
    <>
      {mark === null ? content.node : marked(content.node, mark)}
      {showErrors
        ? warnings.map((text) => (
            <BlockNotice key={text} kind="warning" name={slot.name} index={slot.index} text={text} />
          ))
        : null}
    </>
  );
}

interface PageDialogsProps extends Pick<BlockSlotProps, "report" | "shortcodes"> {
  readonly slots: readonly Slot[];
}

/** Renders each dialog once, by its id. One that throws is left out and reported. */
function distinctDialogs({ slots, ...texts }: PageDialogsProps): ReadonlyMap<string, ReactNode> {
  const dialogs = new Map<string, ReactNode>();
  for (const slot of slots) {
    if (slot.kind === "problem") continue;
    try {
      for (const { id, element } of slot.dialogs()) {
        const node = resolveNode(element, textOptions({ slot, ...texts }, []));
        if (!dialogs.has(id)) dialogs.set(id, node);
      }
    } catch (error) {
      const { name, index } = slot;
      const message = `The dialogs of block ${name} (${index}) threw and are left out: ${getMessage(error)}`;
      texts.report({ level: "error", message, tags: { block: name }, error });
    }
  }
  return dialogs;
}

/** The dialogs that the page's blocks open. */
export function PageDialogs(props: PageDialogsProps) {
  return [...distinctDialogs(props)].map(([id, dialog]) => <Fragment key={id}>{dialog}</Fragment>);
}

/** React renders islands later, so their errors are passed through `globalThis`. */
export function reportIslands(report: Report): void {
  Reflect.set(globalThis, ISLAND_FAULT, (island: string, error: unknown) => {
    report({
      level: "error",
      message: `The island ${island} threw and its block is left out: ${getMessage(error)}`,
      tags: { island },
      error,
    });
  });
}

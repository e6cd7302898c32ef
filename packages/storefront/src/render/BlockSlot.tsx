import { getMessage, type Report } from "@courseway/observability";
import { type RichTextProblem, type ShortcodeComponents, ISLAND_FAULT } from "@courseway/ui";
import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Slot } from "../page/page-model.ts";
import { stateName, ROW_MARK } from "@courseway/chrome";
import { BlockNotice } from "./EditorNotices.tsx";
import { isSuspension, resolveNode, type TextOptions } from "@courseway/chrome/safe-tree";

interface BlockSlotProps {
  readonly slot: Slot;
  /** In development and preview a problem is shown; on a published page the block is left out. */
  readonly showErrors: boolean;
  /** In a preview with its panel the block's element says which row it is. */
  readonly isInspected?: boolean;
  /** Where the field is measured the block's element says its row. */
  readonly isMeasured?: boolean;
  readonly report: Report;
  /** What the shortcodes of the block's texts become. */
  readonly shortcodes?: ShortcodeComponents | undefined;
}

type SlotContent = { readonly node: ReactNode; readonly warnings: readonly string[] } | { readonly reason: string };

/** A text that is over a limit costs its block, whose editor must shorten it; a shortcode costs its own place only. */
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

/** The tree as it is drawn: without server components. */
function drawn(
  tree: ReactNode,
  props: Pick<BlockSlotProps, "slot" | "report" | "shortcodes">,
  warnings: string[],
): ReactNode {
  const node = resolveNode(tree, textOptions(props, warnings));
  return node;
}

function renderContent(props: BlockSlotProps): SlotContent {
  const { slot, report } = props;
  const warnings: string[] = [];
  if (slot.kind === "problem") return { reason: slot.reason };
  try {
    return { node: drawn(slot.render(), props, warnings), warnings };
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

/**
 * The block's node, its first element marked. An island has no element of its own here, so it gets one
 * that takes no room.
 */
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

/** One block of the page. A block that throws is left out and reported; its neighbours stand. */
export function BlockSlot(props: BlockSlotProps) {
  const { slot, showErrors } = props;
  const content = renderContent(props);
  if ("reason" in content)
    return showErrors ? <BlockNotice kind="problem" name={slot.name} index={slot.index} text={content.reason} /> : null;
  const missing = slot.kind === "block" && slot.missing !== null ? [slot.missing] : [];
  const warnings = content.node === null ? [EMPTY] : [...content.warnings, ...missing];
  if (content.node === null && !showErrors) return null;
  const mark = (props.isInspected || props.isMeasured) && content.node !== null ? readFileMark(props) : null;
  // No Suspense around it: React writes a boundary of some size behind the page, hidden until a script brings it in.
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

/** Each dialog once, by its id. What throws is left out and reported. */
function distinctDialogs({ slots, ...texts }: PageDialogsProps): ReadonlyMap<string, ReactNode> {
  const dialogs = new Map<string, ReactNode>();
  for (const slot of slots) {
    if (slot.kind === "problem") continue;
    try {
      for (const { id, element } of slot.dialogs()) {
        const node = drawn(element, { slot, ...texts }, []);
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

/** The dialogs that blocks of the page open, wherever their buttons stand. */
export function PageDialogs(props: PageDialogsProps) {
  return [...distinctDialogs(props)].map(([id, dialog]) => <Fragment key={id}>{dialog}</Fragment>);
}

/** Islands are rendered later and apart from the page, so what they throw comes back by way of `globalThis`. */
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

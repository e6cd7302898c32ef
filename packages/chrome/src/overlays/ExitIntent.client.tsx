"use client";

import { ModalDialog, PlainButton, type PlainButtonProps } from "@courseway/ui";
import { closeExitIntent, wasExitIntentClosed } from "@courseway/visitor";
import { useAlarm, useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { watchExit } from "./watch-exit.ts";

/** The delay between the trigger and the modal, in ms. [EX-004] */
export const EXIT_INTENT_DELAY_MS = 500;

export interface ExitIntentProps {
  readonly path: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly picture: ReactNode;
  readonly placement: "left" | "right" | "center";
  readonly button: Required<Pick<PlainButtonProps, "href" | "style">> & { readonly label: string };
  readonly secondaryLabel: string;
}

/** `shown` once its moment (epoch ms) has come. [EX-017] */
type State = "hidden" | "closed" | { readonly showsAt: number };

/**
 * The modal for a visitor who is about to leave: once per page view, shortly after the trigger, and not again in this tab after it was
 * closed on this path. It does not open while another dialog is open.
 * [EX-001, EX-004, EX-005, EX-006, EX-007, EX-009, EX-010, EX-015, EX-017, RT-044]
 */
export function ExitIntent({ path, title, content, picture, placement, button, secondaryLabel }: ExitIntentProps) {
  const store = useVisitorStore();
  const now = useVisitor((visitor) => visitor.now);
  const [state, setState] = useState<State>("hidden");
  const isHidden = state === "hidden";

  useEffect(() => {
    if (!store || !isHidden) return;
    let stop = (): void => {};
    const begin = (): void => {
      stop = watchExit(() => {
        if (document.querySelector("dialog[open]")) return;
        store.refresh();
        setState({ showsAt: store.getSnapshot().now + EXIT_INTENT_DELAY_MS });
      });
    };
    let isGone = false;
    void wasExitIntentClosed(store, path).then((wasClosed) => isGone || wasClosed || begin());
    return () => {
      isGone = true;
      stop();
    };
  }, [store, path, isHidden]);

  const showsAt = typeof state === "object" ? state.showsAt : null;
  useAlarm(useCallback((time: number) => (showsAt !== null && time < showsAt ? showsAt : null), [showsAt]));
  if (showsAt === null || now < showsAt) return null;
  return (
    <ModalDialog
      className="cw-exit"
      title={title}
      onClose={() => {
        setState("closed");
        if (store) void closeExitIntent(store, path);
      }}
      actions={
        <>
          <PlainButton href={button.href} style={button.style}>
            {button.label}
          </PlainButton>
          <PlainButton style="tertiary">{secondaryLabel}</PlainButton>
        </>
      }
    >
      <div className="cw-exit-body" data-placement={picture ? placement : undefined}>
        {picture}
        {content}
      </div>
    </ModalDialog>
  );
}

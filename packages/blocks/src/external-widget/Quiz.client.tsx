"use client";

import { type ReactNode, useCallback } from "react";
import { type MountVendor, whenFilled } from "../shared/vendor/use-vendor.ts";
import { VendorPart } from "../shared/vendor/VendorPart.tsx";
import type { QuizView } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly Quiz: Parameters<typeof Quiz>[0];
  }
}

declare global {
  interface Window {
    /** Set by Common Ninja's script, which looks for widgets only once, when it loads. */
    CommonNinja?: { readonly init?: () => void };
  }
}

type QuizProps = QuizView & { readonly children: ReactNode };

/** A quiz of either vendor. [AN-007, BL-externalWidget-002, BL-externalWidget-003] */
export function Quiz(props: QuizProps) {
  return props.vendor === "agolix" ? <FramedQuiz {...props} /> : <ScriptedQuiz {...props} />;
}

/** A quiz in a frame, which may run scripts and send forms but cannot access the page. */
function FramedQuiz({ src, height, children }: Extract<QuizProps, { vendor: "agolix" }>) {
  const mount = useCallback<MountVendor>(
    (slot, ready) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-forms");
      frame.title = "Quiz";
      frame.height = String(height);
      frame.addEventListener("load", ready, { once: true });
      frame.src = src;
      slot.replaceChildren(frame);
      return () => slot.replaceChildren();
    },
    [src, height],
  );
  return (
    <VendorPart name="This quiz" height={height} script={null} mount={mount}>
      {children}
    </VendorPart>
  );
}

const fill: MountVendor = (slot, ready) => {
  const stop = whenFilled(slot, ready);
  window.CommonNinja?.init?.();
  return stop;
};

function ScriptedQuiz({ id, script, height, children }: Extract<QuizProps, { vendor: "commonninja" }>) {
  return (
    <VendorPart
      name="This quiz"
      height={height}
      script={script}
      mount={fill}
      slot={{ className: `commonninja_component pid-${id}` }}
    >
      {children}
    </VendorPart>
  );
}

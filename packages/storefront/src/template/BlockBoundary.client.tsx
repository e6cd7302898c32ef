"use client";

import { Component, type ReactNode } from "react";

/** Leaves out a block whose island throws in the browser; the rest of the page stands. */
export class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

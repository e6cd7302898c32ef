"use client";

import { useEffect, useRef } from "react";

/**
 * In development: loads the page again when Next has rendered it again for a saved file. Islands keep the server's HTML, so what
 * is new in it would not show.
 */
export function ReloadOnSave({ renderedAt }: { readonly renderedAt: number }) {
  const first = useRef(renderedAt);
  useEffect(() => {
    if (first.current !== renderedAt) location.reload();
  }, [renderedAt]);
  return null;
}

"use client";

import { useEffect, useRef } from "react";

/**
 * In development: reloads the page when Next has rendered it again after a save. Islands keep the server's HTML, so changes in it would
 * not show.
 */
export function ReloadOnSave({ renderedAt }: { readonly renderedAt: number }) {
  const first = useRef(renderedAt);
  useEffect(() => {
    if (first.current !== renderedAt) location.reload();
  }, [renderedAt]);
  return null;
}

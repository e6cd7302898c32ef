const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a name from outside may become part of a path: one step, no way up. */
export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name) && !name.includes("..");
}

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether an external name may become part of a path: a single segment that cannot leave the folder. */
export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name) && !name.includes("..");
}

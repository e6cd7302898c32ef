/** Makes the next read take the environment again; a process reads it once. */
export const forgetEnv = (): void => void Reflect.deleteProperty(globalThis, Symbol.for("courseway.env"));

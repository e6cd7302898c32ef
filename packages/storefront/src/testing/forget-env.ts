/** The environment is read once a process; a test that sets it has it read anew. */
export const forgetEnv = (): void => void Reflect.deleteProperty(globalThis, Symbol.for("courseway.env"));

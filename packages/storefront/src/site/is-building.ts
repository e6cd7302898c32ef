/** While Next builds, no environment is needed nor known: what it renders then must do without a host. */
export const isBuilding = (): boolean => process.env["NEXT_PHASE"] === "phase-production-build";

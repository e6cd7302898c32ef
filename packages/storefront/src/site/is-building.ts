/** Whether Next is building. A build has no environment, so its renders must not need a host. */
export const isBuilding = (): boolean => process.env["NEXT_PHASE"] === "phase-production-build";

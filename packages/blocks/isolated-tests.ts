/** Tests that need a page of their own: the contract writes whole documents, the others load third parties' scripts. */
export const isolatedTests = [
  "src/contract.test.ts",
  "src/gladly-help-center/gladly-help-center.test.tsx",
  "src/hubspot/hubspot.test.tsx",
];

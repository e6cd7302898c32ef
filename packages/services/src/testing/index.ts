export { type Contract, CONTRACT_NOW, contracts, type ContractFixture, verifyContract } from "./contracts/index.ts";

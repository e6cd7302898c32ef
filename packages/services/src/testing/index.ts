export { type Contract, CONTRACT_NOW, contracts, type ContractWorld, keepsContract } from "./contracts/index.ts";

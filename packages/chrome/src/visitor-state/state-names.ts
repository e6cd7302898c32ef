// A separate module, so that browsers load only this rule.
export { findState } from "@courseway/brand/rules";

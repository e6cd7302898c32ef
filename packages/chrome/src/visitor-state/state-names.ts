// A module of its own, so that a browser which asks for it is given this rule and no other.
export { findState } from "@courseway/brand/rules";

export { emitEvent, type EventFields, receiveEvents, type VisitorEvent } from "./events.ts";

export { type CountedError, type FieldMetrics, fieldMetrics, type FigureAttributes } from "./field-metrics.ts";
export { FIELD_GOALS, fieldReport, type FieldRow } from "./field-report.ts";
export {
  errorLine,
  type FieldError,
  type FieldFigure,
  readErrorLine,
  readVitalsLine,
  type Refusal,
  refusalLine,
  vitalsLine,
} from "./vitals-line.ts";

/** For a host's own islands: the form and the states of the block, around which it draws its banner. */
export { CaptureForm, type CaptureFormProps } from "./CaptureForm.tsx";
export { type Capture, useCapture } from "./use-capture.ts";
export { type CaptureState, captureState, type SignUp, updateSignUp } from "./capture-state.ts";

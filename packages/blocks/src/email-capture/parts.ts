/** For a host's own islands: the form and the states of the block, with which the host builds its banner. */
export { CaptureForm, type CaptureFormProps } from "./CaptureForm.tsx";
export { type Capture, useCapture } from "./use-capture.ts";
export { type CaptureState, captureState, type SignUp, updateSignUp } from "./capture-state.ts";

import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import type { ErrorScreenProps } from "./payload.ts";

interface ErrorBoundaryProps {
  /** The screen to show in place of what failed; without one a failure goes on to the next boundary. */
  readonly screen: ComponentType<ErrorScreenProps> | undefined;
  readonly styles?: ReactNode;
  readonly scripts?: ReactNode;
  readonly children: ReactNode;
}

class Catch extends Component<ErrorBoundaryProps & { readonly screen: ComponentType<ErrorScreenProps> }> {
  override state: { failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: { readonly error: unknown } } {
    return { failure: { error } };
  }

  readonly reset = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { screen: Screen, styles, scripts } = this.props;
    return (
      <>
        {styles}
        {scripts}
        <Screen error={failure.error} reset={this.reset} retry={() => location.reload()} />
      </>
    );
  }
}

/** Shows an app's `error.tsx` in place of a segment that failed in the browser. */
export function ErrorBoundary({ screen, ...rest }: ErrorBoundaryProps): ReactNode {
  return screen === undefined ? <Fragment>{rest.children}</Fragment> : <Catch screen={screen} {...rest} />;
}

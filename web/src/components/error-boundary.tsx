import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows an error page with links when rendering fails. Use the path as its key, so that navigation resets it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="notice" role="alert">
        <h1>Something went wrong. Please try again!</h1>
        <p>
          <a href={window.location.href}>Load this page again</a> or <a href="/">go back to the start</a>.
        </p>
      </main>
    );
  }
}

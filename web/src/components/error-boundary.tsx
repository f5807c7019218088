import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Where a page breaks, the rest of the site stays, with a way back. Give it the path as its key. */
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

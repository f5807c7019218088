import { Component, type ReactNode } from "react";
import { t } from "../lib/translate.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Shows an error page with links when rendering fails, or when a screen cannot be loaded. React reports the error. Use the
 * path as its key, so that navigation resets it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="notice" role="alert">
        <h1>
          {navigator.onLine ? t("Something went wrong. Please try again!") : t("Network error. Please try again.")}
        </h1>
        <p>
          <a href={window.location.href}>{t("Load this page again")}</a> · <a href="/">{t("Go back to the start")}</a>
        </p>
      </main>
    );
  }
}

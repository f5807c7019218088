import { t } from "../lib/translate.ts";

interface LoadingProps {
  readonly children?: string;
  /** Fills the page instead of a part of it. */
  readonly isPage?: boolean;
}

export const Loading = ({ children = t("Loading..."), isPage = false }: LoadingProps) => (
  <p className={isPage ? "loading page" : "loading"} role="status">
    <span className="spinner" aria-hidden="true" />
    {children}
  </p>
);

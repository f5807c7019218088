interface LoadingProps {
  readonly children?: string;
  /** All of a page, and not a part of it. */
  readonly ofPage?: boolean;
}

export const Loading = ({ children = "Loading...", ofPage = false }: LoadingProps) => (
  <p className={ofPage ? "loading page" : "loading"} role="status">
    <span className="spinner" aria-hidden="true" />
    {children}
  </p>
);

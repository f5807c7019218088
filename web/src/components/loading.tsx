export const Loading = ({ children = "Loading..." }: { readonly children?: string }) => (
  <p className="loading" role="status">
    <span className="spinner" aria-hidden="true" />
    {children}
  </p>
);

/** The mark of the product with its name. */
export const Brand = () => (
  <span className="brand">
    <img src="/icon.svg" alt="" width="32" height="32" />
    Animation Agent
  </span>
);

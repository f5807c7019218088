/** The mark of the product with its name. */
export const Brand = () => (
  <span className="brand">
    <img src="/icon.svg" alt="" width="28" height="28" />
    Animation Agent
  </span>
);

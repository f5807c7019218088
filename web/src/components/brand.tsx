/** The logo and the name of the product. */
export const Brand = () => (
  <span className="brand">
    <img src="/icon.svg" alt="" width="32" height="32" />
    Animation Agent
  </span>
);

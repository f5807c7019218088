/** Why this page cannot use the passkeys of a domain, if it cannot. */
export const passkeyObstacle = (passkeyDomain: string): "browser" | "address" | undefined => {
  const { hostname } = location;
  if (hostname !== passkeyDomain && !hostname.endsWith(`.${passkeyDomain}`)) return "address";
  // Browsers without passkeys, and pages without TLS.
  return typeof window.PublicKeyCredential === "function" ? undefined : "browser";
};

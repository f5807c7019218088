/** What the edge tells the functions behind the gateway, and no caller can. */
export const edgeHeaders = {
  /** The address that CloudFront serves: the gateway sees CloudFront's own. */
  viewer: "x-viewer-address",
  /** By this CloudFront is known: the gateway may be called past it. */
  secret: "x-distribution-secret",
} as const;

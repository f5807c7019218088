/** Headers that only CloudFront sets for the functions behind the gateway. */
export const edgeHeaders = {
  /** The IP address of the viewer. The gateway sees only the address of CloudFront. */
  viewer: "x-viewer-address",
  /** Proves that a request came through CloudFront: the gateway is also reachable directly. */
  secret: "x-distribution-secret",
} as const;

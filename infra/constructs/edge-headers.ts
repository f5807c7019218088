import { Duration } from "aws-cdk-lib";
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { siteHeaders } from "../site-headers.ts";

interface Policy {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly isFramed?: boolean;
}

/** The site's headers, the same as with `npm start`. */
export const siteHeadersPolicy = (scope: Construct, policy: Policy): ResponseHeadersPolicy => {
  const {
    "content-security-policy": contentSecurityPolicy = "",
    "permissions-policy": permissions = "",
    "strict-transport-security": transport = "",
  } = siteHeaders(policy);
  return new ResponseHeadersPolicy(scope, policy.isFramed ? "FrameHeaders" : "SiteHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        includeSubdomains: transport.includes("includeSubDomains"),
        override: true,
      },
    },
    customHeadersBehavior: { customHeaders: [{ header: "permissions-policy", value: permissions, override: true }] },
  });
};

/** The headers of users' files. An upload is opened in a sandbox, so that it cannot act for the user who opens it. */
export const fileHeadersPolicy = (scope: Construct, id: string, { sandbox }: { readonly sandbox: boolean }) =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      ...(sandbox && { contentSecurityPolicy: { contentSecurityPolicy: "sandbox", override: true } }),
    },
    customHeadersBehavior: {
      customHeaders: [{ header: "cache-control", value: "private, max-age=86400", override: true }],
    },
  });

import { beforeAll, describe, expect, it } from "vitest";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { fileOf, filmPageOf, siteHeaders } from "#infra/site-headers.ts";
import { type Resource, templates } from "./template.ts";

let service: ReturnType<typeof templates>["service"];
beforeAll(() => {
  ({ service } = templates());
});
const the = (type: string, id: RegExp): Resource => {
  const found = service.ofType(type).filter((each) => id.test(each.id));
  if (!found[0] || found.length > 1) throw new Error(`There is not one ${type} like ${id}`);
  return found[0];
};
const distribution = () => the("CloudFront::Distribution", /^Site/).properties.DistributionConfig;
const behaviour = (path: string) =>
  distribution().CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path);
const headersOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
  the("CloudFront::ResponseHeadersPolicy", new RegExp(`^${ResponseHeadersPolicyId.Ref}$`)).properties
    .ResponseHeadersPolicyConfig;

/** Runs a CloudFront function on a URI. Returns the new URI. */
const rewriteUri = (id: RegExp, uri: string): string => {
  const { FunctionCode } = the("CloudFront::Function", id).properties;
  return new Function("uri", `${FunctionCode}; return handler({ viewer: {}, request: { uri, headers: {} } }).uri`)(uri);
};

describe("the distribution", () => {
  it("serves the site, the API and the files", () => {
    const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution();

    expect(CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
      "/api/*",
      "/watch/*",
      "/embed/*",
      "/media/*",
      "/uploads/*",
      "/voice_samples/*",
    ]);
    expect(Origins).toHaveLength(3);
    expect(behaviour("/voice_samples/*").TargetOriginId).toBe(DefaultCacheBehavior.TargetOriginId);
  });

  it("forwards API calls unchanged and caches no response", () => {
    expect(behaviour("/api/*")).toMatchObject({
      AllowedMethods: expect.arrayContaining(["GET", "POST", "DELETE"]),
      ViewerProtocolPolicy: "https-only",
      // The CDK's name for "caching disabled".
      CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      OriginRequestPolicyId: { Ref: the("CloudFront::OriginRequestPolicy", /./).id },
    });
  });

  it("forwards all headers but the host, and no cookies: else CloudFront would drop If-None-Match", () => {
    expect(the("CloudFront::OriginRequestPolicy", /./).properties.OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: "allExcept", Headers: ["Host"] },
      CookiesConfig: { CookieBehavior: "none" },
      QueryStringsConfig: { QueryStringBehavior: "all" },
    });
  });

  it("sends the viewer's address to the functions, with a secret that proves its origin", () => {
    const { FunctionCode } = the("CloudFront::Function", /Viewer/).properties;
    const run = new Function("event", `${FunctionCode}; return handler(event)`);
    const claimed = { [edgeHeaders.viewer]: { value: "203.0.113.9" } };
    const { headers } = run({ viewer: { ip: "198.51.100.1" }, request: { headers: claimed } });
    const [api] = distribution().Origins.filter((each: { OriginCustomHeaders?: unknown }) => each.OriginCustomHeaders);

    expect(headers).toEqual({ [edgeHeaders.viewer]: { value: "198.51.100.1" } });
    expect(behaviour("/api/*").FunctionAssociations).toHaveLength(1);
    expect(behaviour("/api/*").TargetOriginId).toBe(api.Id);
    expect(api.OriginCustomHeaders).toEqual([
      { HeaderName: edgeHeaders.secret, HeaderValue: expect.stringContaining("animation-agent/dev/edge") },
    ]);
  });

  it("is the only reader of the buckets, by origin access control", () => {
    const controls = service.ofType("CloudFront::OriginAccessControl");

    expect(controls.length).toBe(2);
    for (const { properties } of controls)
      expect(properties.OriginAccessControlConfig).toMatchObject({
        SigningBehavior: "always",
        SigningProtocol: "sigv4",
      });
    for (const { properties } of service.ofType("S3::Bucket"))
      expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  });

  it("compresses responses and writes an access log", () => {
    expect(distribution().DefaultCacheBehavior.Compress).toBe(true);
    expect(distribution().Logging.Bucket).toBeDefined();
  });

  it("sends the same response headers as `npm start`", () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = headersOf(
      distribution().DefaultCacheBehavior,
    );
    const own = siteHeaders({ scripts: [] });
    const policy = JSON.stringify(security.ContentSecurityPolicy.ContentSecurityPolicy);

    for (const part of own["content-security-policy"]?.split("; ").filter((each) => !each.startsWith("connect")) ?? [])
      expect(policy).toContain(part);
    expect(security.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63072000,
      IncludeSubdomains: true,
    });
    expect(security.ReferrerPolicy.ReferrerPolicy).toBe(own["referrer-policy"]);
    expect(security.ContentTypeOptions.Override).toBe(true);
    expect(custom.Items).toEqual([{ Header: "permissions-policy", Value: own["permissions-policy"], Override: true }]);
  });

  it("lets pages call only the user pool and the upload bucket", () => {
    const { ContentSecurityPolicy } = headersOf(distribution().DefaultCacheBehavior).SecurityHeadersConfig;
    const policy = JSON.stringify(ContentSecurityPolicy.ContentSecurityPolicy);

    expect(policy).toContain("connect-src 'self' https://cognito-idp.");
    expect(policy).toContain("RegionalDomainName");
    expect(policy.match(/https:\/\//g)).toHaveLength(2);
  });

  it("lets other sites frame only the player of a shared film", () => {
    const policyOf = (path: string) =>
      JSON.stringify(headersOf(behaviour(path)).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);

    expect(policyOf("/embed/*")).toContain("frame-ancestors *");
    expect(policyOf("/watch/*")).toContain("frame-ancestors 'none'");
  });

  it("maps paths to files as `npm start` does", () => {
    for (const path of ["/", "/tasks/web_1_2", "/index.html", "/assets/app-1.js", "/config.json", "/a.b/c"])
      expect(rewriteUri(/Pages/, path)).toBe(fileOf(path));
    for (const path of ["/watch/a1", "/embed/a1/", "/watch/a/b"])
      expect(rewriteUri(/SharedFilms/, path)).toBe(filmPageOf(path));
    expect(filmPageOf("/embed/a1/")).toBe("/api/watch/a1/embed");
    expect(rewriteUri(/Media/, "/media/tasks/u/t/video.mp4")).toBe("/tasks/u/t/video.mp4");
  });
});

describe("films and uploads", () => {
  it("need a signature of one of our two keys, so that one can be replaced", () => {
    const [group] = service.ofType("CloudFront::KeyGroup");
    const keys = service.ofType("CloudFront::PublicKey");

    for (const path of ["/media/*", "/uploads/*"])
      expect(behaviour(path)).toMatchObject({
        TrustedKeyGroups: [{ Ref: group?.id }],
        AllowedMethods: ["GET", "HEAD"],
        ViewerProtocolPolicy: "https-only",
      });
    expect(group?.properties.KeyGroupConfig.Items).toEqual(keys.map(({ id }) => ({ Ref: id })));
    expect(keys.map(({ properties }) => properties.PublicKeyConfig.EncodedKey)).toEqual(
      [1, 2].map((n) => `{{resolve:secretsmanager:animation-agent/dev/media-signing:SecretString:publicKey${n}::}}`),
    );
  });

  it("get a new key by a new number: CloudFront changes no key, and keeps the other", () => {
    const [before, after] = ["1,2", "2,3"].map((mediaKeys) =>
      templates({ mediaKeys }).service.ofType("CloudFront::PublicKey"),
    );

    expect(after?.[0]).toEqual(before?.[1]);
    expect(before?.map(({ id }) => id)).not.toContain(after?.[1]?.id);
  });

  it("are sent the version of the edge secret that the operator names", () => {
    const { text } = templates({ edgeVersion: "v-2" }).service;

    expect(text).toContain("animation-agent/dev/edge:SecretString:edgeSecret::v-2}}");
  });

  it("forward the file name of a download to the bucket", () => {
    const [{ properties } = { properties: undefined }] = service.ofType("CloudFront::CachePolicy");

    expect(properties?.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig).toEqual({
      QueryStringBehavior: "whitelist",
      QueryStrings: ["response-content-disposition"],
    });
  });

  it("cannot run uploaded scripts: their policy is a sandbox", () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(behaviour("/uploads/*"));

    expect(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe("sandbox");
    expect(SecurityHeadersConfig.ContentTypeOptions.Override).toBe(true);
    expect(CustomHeadersConfig.Items).toMatchObject([{ Header: "cache-control", Value: "private, max-age=86400" }]);
    expect(headersOf(behaviour("/media/*")).SecurityHeadersConfig).toEqual({ ContentTypeOptions: { Override: true } });
  });

  it("are read only by the distribution, below two prefixes, over TLS", () => {
    const { PolicyDocument } = the("S3::BucketPolicy", /^FilesPolicy/).properties;
    const [tls, reading, looking] = PolicyDocument.Statement;

    expect(tls).toMatchObject({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } });
    expect(reading).toMatchObject({
      Effect: "Allow",
      Action: "s3:GetObject",
      Principal: { Service: "cloudfront.amazonaws.com" },
    });
    expect(JSON.stringify(reading.Resource)).toMatch(/tasks\/\*.*uploads\/\*/);
    expect(JSON.stringify(reading.Condition)).toContain(the("CloudFront::Distribution", /^Site/).id);
    expect(looking).toEqual({ ...reading, Action: "s3:ListBucket", Resource: expect.anything() });
    expect(PolicyDocument.Statement).toHaveLength(3);
  });
});

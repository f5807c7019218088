import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  FunctionEventType,
  type IKeyGroup,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { acknowledgeOrigins } from "../acknowledged.ts";
import type { Options } from "../options.ts";
import { filmPagesFunction, mediaFunction, pagesFunction, viewerFunction } from "./edge-functions.ts";
import { fileHeadersPolicy, siteHeadersPolicy } from "./edge-headers.ts";

export interface SiteProps {
  readonly gateway: RestApi;
  /** Proves to functions that a request came through the distribution. */
  readonly edgeSecret: string;
  /** The bucket of the data stack: films, and what users uploaded. */
  readonly files: IBucket;
  /** The keys whose signatures allow access to a file. */
  readonly signers: IKeyGroup;
  /** The hashes of the page's inline scripts. */
  readonly scripts: readonly string[];
  readonly options: Options;
  readonly firewall?: string;
}

/** One origin for the site, the API and the files. */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** Where people find the site, without a slash at its end. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { gateway, edgeSecret, files, signers, scripts, options, firewall } = props;
    const privately = { blockPublicAccess: BlockPublicAccess.BLOCK_ALL, encryption: BucketEncryption.S3_MANAGED };
    this.bucket = new Bucket(this, "Files", { ...privately, enforceSSL: true, removalPolicy: RemovalPolicy.RETAIN });
    const logs = new Bucket(this, "Logs", {
      ...privately,
      enforceSSL: true,
      // CloudFront writes its logs with an ACL.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(options.logDays) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const { region, urlSuffix } = Stack.of(this);
    // Not the URL of the gateway's stage: the stage depends on functions, which need the address of this distribution.
    const api = new HttpOrigin(`${gateway.restApiId}.execute-api.${region}.${urlSuffix}`, {
      customHeaders: { [edgeHeaders.secret]: edgeSecret },
    });
    // With s3:ListBucket a missing file is 404 instead of 403.
    const site = S3BucketOrigin.withOriginAccessControl(this.bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const connect = [`https://cognito-idp.${region}.${urlSuffix}`, `https://${files.bucketRegionalDomainName}`];
    const policy = { scripts, connect };
    const responseHeadersPolicy = siteHeadersPolicy(this, policy);
    const pages: BehaviorOptions = {
      origin: site,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy,
      compress: true,
    };
    const filmPages = this.filmPages(api);
    const media = this.originOf(files);
    const signed = this.signed(signers);
    this.distribution = new Distribution(this, "Distribution", {
      comment: `Animation Agent, ${options.environmentName}`,
      // Without a root object, a request for `/` would list the bucket.
      defaultRootObject: "index.html",
      defaultBehavior: {
        ...pages,
        functionAssociations: [{ function: pagesFunction(this), eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        "/api/*": {
          origin: api,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: filmPages.originRequestPolicy,
          functionAssociations: [{ function: viewerFunction(this), eventType: FunctionEventType.VIEWER_REQUEST }],
        },
        "/watch/*": { ...filmPages, responseHeadersPolicy },
        "/embed/*": { ...filmPages, responseHeadersPolicy: siteHeadersPolicy(this, { ...policy, isFramed: true }) },
        "/media/*": {
          ...signed,
          origin: media,
          responseHeadersPolicy: fileHeadersPolicy(this, "MediaHeaders", { sandbox: false }),
          functionAssociations: [{ function: mediaFunction(this), eventType: FunctionEventType.VIEWER_REQUEST }],
        },
        "/uploads/*": {
          ...signed,
          origin: media,
          responseHeadersPolicy: fileHeadersPolicy(this, "UploadHeaders", { sandbox: true }),
        },
        "/voice_samples/*": pages,
      },
      enableLogging: true,
      logBucket: logs,
      ...(firewall && { webAclId: firewall }),
      ...(options.domain &&
        options.certificate && {
          domainNames: [options.domain],
          certificate: Certificate.fromCertificateArn(this, "Certificate", options.certificate),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
    });
    if (options.domain && options.zone) this.makeRecords(options.domain, options.zone);
    this.url = options.siteUrl ?? `https://${this.distribution.distributionDomainName}`;
  }

  /** Pages of shared films, which the API writes. */
  private filmPages(api: IOrigin): BehaviorOptions {
    return {
      origin: api,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: this.apiRequests(),
      functionAssociations: [{ function: filmPagesFunction(this), eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  /** The domain's records, for IPv4 and IPv6. */
  private makeRecords(domain: string, hostedZoneId: string): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId, zoneName: domain });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    // The dot makes the name absolute: the zone may be the domain's own, or that of a parent domain.
    new ARecord(this, "Address", { zone, target, recordName: `${domain}.` });
    new AaaaRecord(this, "Address6", { zone, target, recordName: `${domain}.` });
  }

  /** files-policy.ts makes the bucket's policy, because the CDK cannot change that of an imported bucket. */
  private originOf(files: IBucket): IOrigin {
    const { bucketArn, bucketRegionalDomainName } = files;
    const imported = Bucket.fromBucketAttributes(this, "Media files", { bucketArn, bucketRegionalDomainName });
    acknowledgeOrigins(this);
    return S3BucketOrigin.withOriginAccessControl(imported);
  }

  /**
   * All that a caller sends, except for cookies, which the API does not read. CloudFront passes If-None-Match on only
   * where it forwards no cookies (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html).
   */
  private apiRequests(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, "ApiRequests", {
      // API Gateway finds its API by the host.
      headerBehavior: OriginRequestHeaderBehavior.denyList("Host"),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    });
  }

  /** Files with signed links. A link has the name under which the browser saves the file. */
  private signed(signers: IKeyGroup): Omit<BehaviorOptions, "origin"> {
    return {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      trustedKeyGroups: [signers],
      cachePolicy: new CachePolicy(this, "Signed", {
        queryStringBehavior: CacheQueryStringBehavior.allowList("response-content-disposition"),
        headerBehavior: CacheHeaderBehavior.none(),
        cookieBehavior: CacheCookieBehavior.none(),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.days(1),
        maxTtl: Duration.days(7),
      }),
    };
  }
}

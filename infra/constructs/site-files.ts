import { existsSync, readFileSync } from "node:fs";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { cacheControl, scriptsOf } from "../site-headers.ts";
import { siteTexts, withSiteAddress } from "../site-texts.ts";
import { SynthError } from "../synth-error.ts";

/** `npm run build` writes the site there. */
const siteFolder = "dist/web";

/** The hashes of the built page's inline scripts, for the content security policy. */
export const builtScripts = (): readonly string[] => {
  if (!existsSync(`${siteFolder}/index.html`)) throw new SynthError("The site is not built. Run: npm run build");
  return scriptsOf(readFileSync(`${siteFolder}/index.html`, "utf8"));
};

export interface SiteFilesProps {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** The site's address, without a slash at its end. */
  readonly url: string;
  /** The content of `/config.json`, which the site loads first. It has no secret. */
  readonly configuration: Readonly<Record<string, string>>;
}

/** Copies the built site into its bucket: first files with a hash in their names, then the pages that use them. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, url, configuration }: SiteFilesProps) {
    super(scope, id);
    const files = Source.asset(siteFolder, { exclude: [".vite"] });
    const hashed = new BucketDeployment(this, "Hashed", {
      sources: [files],
      destinationBucket: bucket,
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: [CacheControl.fromString(cacheControl("/assets/any"))],
      // An open page still loads files of the previous release.
      prune: false,
      memoryLimit: 512,
    });
    const pages = new BucketDeployment(this, "Pages", {
      sources: [
        files,
        Source.jsonData("config.json", configuration),
        Source.data("index.html", withSiteAddress(readFileSync(`${siteFolder}/index.html`, "utf8"), url)),
        ...Object.entries(siteTexts(url, configuration["operatorEmail"], new Date())).map(([name, content]) =>
          Source.data(name, content),
        ),
      ],
      destinationBucket: bucket,
      exclude: ["assets/*"],
      cacheControl: [CacheControl.fromString(cacheControl("/"))],
      distribution,
      distributionPaths: ["/*"],
      memoryLimit: 512,
    });
    pages.node.addDependency(hashed);
  }
}

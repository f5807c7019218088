import { existsSync, readFileSync } from "node:fs";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { cacheControl, scriptsOf } from "../site-headers.ts";

/** Where `npm run build` puts the site. */
const built = "dist/web";

/** The scripts in the built page, which the site's policy names by their hashes. */
export const builtScripts = (): readonly string[] => {
  if (!existsSync(`${built}/index.html`)) throw new Error("The site is not built: npm run build");
  return scriptsOf(readFileSync(`${built}/index.html`, "utf8"));
};

export interface SiteFilesProps {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** What the site reads first, as `/config.json`: no secret is in it. */
  readonly configuration: Readonly<Record<string, string>>;
}

/** The built site in its bucket: first the files that have a hash in their names, then the pages that name them. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, configuration }: SiteFilesProps) {
    super(scope, id);
    const files = Source.asset(built, { exclude: [".vite"] });
    const hashed = new BucketDeployment(this, "Hashed", {
      sources: [files],
      destinationBucket: bucket,
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: [CacheControl.fromString(cacheControl("/assets/any"))],
      // A page that is open still asks for the files of the last release.
      prune: false,
      memoryLimit: 512,
    });
    const pages = new BucketDeployment(this, "Pages", {
      sources: [files, Source.jsonData("config.json", configuration)],
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

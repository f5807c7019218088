import { startS3 } from "../src/s3/index.ts";
import { credentials } from "./s3-support.ts";

/** An S3 in its own process, so that a test can kill it. It prints its address on the first line. */
startS3({ folder: process.argv[2] ?? "", credentials }).then(({ endpoint }) => console.info(endpoint));

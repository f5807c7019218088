import { startS3 } from "../src/s3/index.ts";
import { credentials } from "./s3-support.ts";

/** An S3 in a process of its own, so that a test may kill it. Says its address on its first line. */
startS3({ folder: process.argv[2] ?? "", credentials }).then(({ endpoint }) => console.info(endpoint));

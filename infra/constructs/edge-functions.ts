import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { fileOf } from "../site-headers.ts";

/** What runs at CloudFront's edge for each request: a few lines, in its own JavaScript. */
const edgeFunction = (scope: Construct, id: string, comment: string, change: string): EdgeFunction =>
  new EdgeFunction(scope, id, {
    comment,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      `function handler(event) {\n  const request = event.request;\n  ${change}\n  return request;\n}\n`,
    ),
  });

/** All pages are one file: the same rule that serves them on one machine. */
export const pagesFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Pages", "Every page is one file", `request.uri = (${String(fileOf)})(request.uri);`);

/** Calls of the API say whose they are: whatever a caller wrote there is written over. */
export const viewerFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Viewer", "Who asks", `request.headers["${edgeHeaders.viewer}"] = { value: event.viewer.ip };`);

/** `/media/tasks/…` is the bucket's `tasks/…`. Signatures were checked before, on the address as it was asked for. */
export const mediaFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Media", "Films by their keys", 'request.uri = request.uri.replace(/^\\/media/, "");');

import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { fileOf, filmPageOf } from "../site-headers.ts";

/** A CloudFront function, which changes each request at the edge. */
const edgeFunction = (scope: Construct, id: string, comment: string, change: string): EdgeFunction =>
  new EdgeFunction(scope, id, {
    comment,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      `function handler(event) {\n  const request = event.request;\n  ${change}\n  return request;\n}\n`,
    ),
  });

/** All pages are one file, by the same rule as with `npm start`. */
export const pagesFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Pages", "Every page is one file", `request.uri = (${String(fileOf)})(request.uri);`);

/** Writes the viewer's address into a header, over anything that the caller wrote there. */
export const viewerFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Viewer", "Who asks", `request.headers["${edgeHeaders.viewer}"] = { value: event.viewer.ip };`);

/** `/watch/<id>` and `/embed/<id>` are pages of the API, which counts calls of the viewer's address. */
export const filmPagesFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(
    scope,
    "SharedFilms",
    "Pages of shared films",
    `request.headers["${edgeHeaders.viewer}"] = { value: event.viewer.ip };\n  request.uri = (${String(filmPageOf)})(request.uri);`,
  );

/** `/media/tasks/...` is `tasks/...` in the bucket. CloudFront checks the signature before this, on the original URL. */
export const mediaFunction = (scope: Construct): EdgeFunction =>
  edgeFunction(scope, "Media", "Films by their keys", 'request.uri = request.uri.replace(/^\\/media/, "");');

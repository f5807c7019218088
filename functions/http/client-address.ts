import { timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEvent } from "aws-lambda";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { edgeSecret } from "#functions/connect/edge-secret.ts";

/**
 * The client's IP address: from CloudFront's header if its secret is correct, else as API Gateway sees it.
 * `X-Forwarded-For` is ignored, because any client can set it.
 */
export const clientAddress = ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEvent, "headers" | "requestContext">) => {
  const header = (wanted: string): string =>
    Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
  const viewer = header(edgeHeaders.viewer);
  if (viewer && isSecret(header(edgeHeaders.secret))) return viewer;
  return requestContext.identity?.sourceIp ?? "";
};

const isSecret = (given: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(edgeSecret())];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
};

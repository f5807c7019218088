import type { APIGatewayProxyEvent } from "aws-lambda";
import { edgeHeaders } from "#contract/edge-headers.ts";
import { isEdgeSecret } from "#functions/connect/edge-secret.ts";

/**
 * The client's IP address: from CloudFront's header if its secret is correct, else as API Gateway sees it.
 * `X-Forwarded-For` is ignored, because any client can set it.
 */
export const clientAddress = async ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEvent, "headers" | "requestContext">): Promise<string> => {
  const header = (wanted: string): string =>
    Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
  const [viewer, secret] = [header(edgeHeaders.viewer), header(edgeHeaders.secret)];
  if (viewer && secret && (await isEdgeSecret(secret))) return viewer;
  return requestContext.identity?.sourceIp ?? "";
};

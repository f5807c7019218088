/**
 * A line for each request, in API Gateway's own variables: who asked what of which function, and how it went. Neither
 * a token nor a query nor a body is in it.
 */
export const accessLog = {
  at: "$context.requestTime",
  requestId: "$context.requestId",
  trace: "$context.xrayTraceId",
  address: "$context.identity.sourceIp",
  user: "$context.authorizer.claims.sub",
  bearer: "$context.authorizer.principalId",
  method: "$context.httpMethod",
  resource: "$context.resourcePath",
  status: "$context.status",
  fault: "$context.error.responseType",
  bytes: "$context.responseLength",
  milliseconds: "$context.responseLatency",
  functionMilliseconds: "$context.integrationLatency",
} as const;

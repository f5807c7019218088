/** A log line for each request, in API Gateway's variables. It has no token, no query and no body. */
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
